// The opening of a game as this browser saw it live, before the secret was public: the first deal or the first roll.
import { botsOf } from "../seats";
import type { Group, PlyInfo, SeatInfo, View } from "../types";

export interface Opening {
  /** The levels of the bots, by seat. */
  bots: Record<string, string>;
  first: number;
  /** First hands, by seat. */
  hands: Record<string, string>;
  roll: { action: string; harbor: Record<string, Group> } | null;
}

const isRoll = (ply: PlyInfo): boolean => ply.action?.startsWith("roll") ?? false;

/** The part of the opening that a view shows after these plies; null if the view is too late for that. */
export function openingIn(seats: SeatInfo[], view: View, plies: PlyInfo[]): Opening | null {
  const { first, you } = view;
  const bots = botsOf(seats);
  if ("harbor" in view) {
    const roll = plies.at(-1);
    if (!roll) return { bots, first, hands: {}, roll: null };
    const isFirst = isRoll(roll) && !plies.slice(0, -1).some(isRoll);
    return isFirst ? { bots, first, hands: {}, roll: { action: roll.action!, harbor: view.harbor } } : null;
  }
  const hand = you === null || you === undefined ? "" : view.hands[you]; // complete in round 1 until cards are placed
  if (view.round !== 1 || typeof hand !== "string" || !hand) return null;
  return { bots, first, hands: { [you!]: hand }, roll: null };
}

/** Adds what is new to what is known; known parts stay. */
export function mergeOpenings(known: Opening | null, added: Opening): Opening {
  if (!known) return added;
  return { ...known, hands: { ...added.hands, ...known.hands }, roll: known.roll ?? added.roll };
}
