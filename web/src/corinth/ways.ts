// The ways of a steward over the market: from field to field, over none that is walked already. Which lengths there are,
// and what they cost, the server says.
import type { Sheet } from "../lib/types";
import { isField, neighbor, START } from "./sheetLayout";

export interface Way {
  fields: string[];
  cost: number;
}
/** Gold by length. */
export type Prices = Map<number, number>;

export const DIRECTIONS = ["north", "east", "south", "west"];
/** Longer ways are too many to choose from: the player chooses their length first. */
const LONGEST_DRAWN = 10;

/** The fields that the steward of a sheet cannot enter any more. */
export function walkedFields({ market }: Sheet, path: string[]): Set<string> {
  return new Set([START, ...market.circled, ...market.crossed, ...path]);
}

function* waysOfLength(from: string, walked: Set<string>, length: number): Generator<string[]> {
  if (length === 0) yield [];
  else {
    for (const direction of DIRECTIONS) {
      const next = neighbor(from, direction);
      if (!isField(next) || walked.has(next)) continue;
      for (const rest of waysOfLength(next, new Set([...walked, next]), length - 1)) yield [next, ...rest];
    }
  }
}

/** The cheapest ways to each field within reach, the shortest first. */
export function waysByDestination(from: string, walked: Set<string>, prices: Prices): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  const lengths = [...prices].filter(([length]) => length <= LONGEST_DRAWN).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  for (const [length, cost] of lengths) {
    for (const fields of waysOfLength(from, walked, length)) {
      const known = found.get(fields.at(-1)!) ?? [];
      if (known.length && known[0]!.cost < cost) continue;
      found.set(fields.at(-1)!, [...known, { fields, cost }]);
    }
  }
  return found;
}

/** The prices of the actions that start with a text and end with a length, such as "steps " and "steward wine ". */
export function pricesOf(prices: Record<string, number>, start: string, offered?: string[]): Prices {
  const actions = Object.entries(prices).filter(([action]) => action.startsWith(start) && (!offered || offered.includes(action)));
  return new Map(actions.map(([action, cost]) => [Number(action.slice(start.length)), cost]));
}
