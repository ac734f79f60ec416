// Cards and tokens that moved between two views. Only the animation uses this.
import { count } from "./actions";
import type { CardView, Heap } from "./types";

export interface Movement {
  kind: string;
  from: string;
  to: string;
}

const HIDDEN = "?";
const sizeOf = (heap: Heap, kind: string): number => {
  if (typeof heap === "number") return kind === HIDDEN ? heap : 0;
  return kind === HIDDEN ? 0 : count(heap, kind);
};

function zoneSizes(view: CardView, kind: string): Map<string, number> {
  const sizes = new Map<string, number>();
  view.tableaus.forEach((heap, seat) => sizes.set(`tableau:${seat}`, sizeOf(heap, kind)));
  view.hands.forEach((heap, seat) => sizes.set(`hand:${seat}`, sizeOf(heap, kind)));
  view.placed.forEach((heap, seat) => sizes.set(`placed:${seat}`, sizeOf(heap, kind)));
  return sizes;
}

function changes(before: CardView, after: CardView, kind: string): { sources: string[]; destinations: string[] } {
  const oldSizes = zoneSizes(before, kind);
  const sources: string[] = [];
  const destinations: string[] = [];
  for (const [zone, size] of zoneSizes(after, kind)) {
    const difference = size - (oldSizes.get(zone) ?? 0);
    for (let i = 0; i < difference; i++) destinations.push(zone);
    for (let i = 0; i < -difference; i++) sources.push(zone);
  }
  return { sources, destinations };
}

/** A face-down card has no kind until it is turned over: pair it with a new card of the same seat's tableau. */
function turnedOver(kinds: string, before: CardView, after: CardView, hiddenSources: string[]): Movement[] {
  const found: Movement[] = [];
  for (const kind of kinds) {
    for (const zone of changes(before, after, kind).destinations) {
      const i = hiddenSources.indexOf(zone.replace("tableau", "placed"));
      if (zone.startsWith("tableau") && i >= 0) found.push({ kind, from: hiddenSources.splice(i, 1)[0]!, to: zone });
    }
  }
  return found;
}

/** Cards that moved, with the zones they left and entered; "pile" stands for all zones that are not on the table. */
export function cardMovements(before: CardView, after: CardView, kinds: string): Movement[] {
  const hidden = changes(before, after, HIDDEN);
  const found = turnedOver(kinds, before, after, hidden.sources);
  const explained = new Map<string, number>();
  for (const { kind, to } of found) explained.set(kind + to, (explained.get(kind + to) ?? 0) + 1);
  for (const kind of [...kinds, HIDDEN]) {
    const { sources, destinations } = kind === HIDDEN ? hidden : changes(before, after, kind);
    for (const to of destinations) {
      const known = explained.get(kind + to) ?? 0;
      if (known > 0) {
        explained.set(kind + to, known - 1);
        continue;
      }
      found.push({ kind, from: sources.shift() ?? "pile", to });
    }
    found.push(...sources.map((from) => ({ kind, from, to: "pile" })));
  }
  return found;
}

export function tokenMovements(before: CardView, after: CardView): Movement[] {
  const sources: string[] = [];
  const destinations: string[] = [];
  const addChange = (zone: string, difference: number) => {
    for (let i = 0; i < Math.abs(difference); i++) (difference > 0 ? destinations : sources).push(zone);
  };
  addChange("bank", after.bank - before.bank);
  after.tokens.forEach((size, seat) => addChange(`tokens:${seat}`, size - before.tokens[seat]!));
  return destinations.slice(0, sources.length).map((to, i) => ({ kind: "token", from: sources[i]!, to }));
}
