// What this browser saw of the first deal or roll while the game was played, before the secret was public.
import { botsOf } from "../seats";
import type { Group, PlyInfo, SeatInfo, View } from "../types";

export interface Seen {
  /** The levels of the bots, by seat. */
  bots: Record<string, string>;
  first: number;
  /** First hands, by seat. */
  hands: Record<string, string>;
  roll: { action: string; harbor: Record<string, Group> } | null;
}

const isRoll = (ply: PlyInfo): boolean => ply.action?.startsWith("roll") ?? false;

/** What a view shows of it, after these plies; null if the view is too late for that. */
export function seenIn(seats: SeatInfo[], view: View, plies: PlyInfo[]): Seen | null {
  const { first, you } = view;
  const bots = botsOf(seats);
  if ("harbor" in view) {
    const roll = plies.at(-1);
    if (!roll) return { bots, first, hands: {}, roll: null };
    const isFirst = isRoll(roll) && !plies.slice(0, -1).some(isRoll);
    return isFirst ? { bots, first, hands: {}, roll: { action: roll.action!, harbor: view.harbor } } : null;
  }
  const hand = you === null || you === undefined ? "" : view.hands[you]; // in round 1 it is whole until cards are placed
  if (view.round !== 1 || typeof hand !== "string" || !hand) return null;
  return { bots, first, hands: { [you!]: hand }, roll: null };
}

/** Both together; what was seen first stays. */
export function merged(before: Seen | null, now: Seen): Seen {
  if (!before) return now;
  return { ...before, hands: { ...now.hands, ...before.hands }, roll: before.roll ?? now.roll };
}
