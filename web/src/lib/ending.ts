// What the end screen says besides the scores: the own rank, and what was special about the end of this game.
import { isMine } from "./seats";
import type { Args, Result, SeatInfo, View } from "./types";

/** Scores of Koryŏ from which on, and below which, the rulebook gives a player a mention. */
const HALL_OF_FAME = 30;
const WALL_OF_SHAME = 0;

/** The rank of a seat, from 1. The winners come first regardless of the scores; equal scores share a rank. */
function rankOf(seat: number, { scores, winners }: Result): number {
  if (winners.includes(seat)) return 1;
  const isBetter = (score: number, other: number) => other !== seat && (winners.includes(other) || score > scores[seat]!);
  return 1 + scores.filter(isBetter).length;
}

/** The rank of this browser's player; null for spectators, and if several players share the device. */
export function ownRank(seats: SeatInfo[], result: Result): number | null {
  const mine = seats.flatMap((seat, i) => (isMine(seat) ? [i] : []));
  return mine.length === 1 ? rankOf(mine[0]!, result) : null;
}

interface EndNote {
  id: string;
  seat: number;
  args: Args;
}

/** Why the game ended early, and mentions of very high and very low scores. */
export function endNotes(view: View, result: Result): EndNote[] {
  if ("harbor" in view) {
    const dice = view.harbor.gold; // after the end, there are dice only if a roll of one value has won
    const args = dice && { count: dice.white + dice.yellow, value: dice.value };
    return args ? [{ id: "end-one-value", seat: view.first, args }] : [];
  }
  if (view.game !== "koryo") return [];
  return result.scores.flatMap((points, seat): EndNote[] => {
    if (points >= HALL_OF_FAME) return [{ id: "end-hall-of-fame", seat, args: { points } }];
    return points < WALL_OF_SHAME ? [{ id: "end-wall-of-shame", seat, args: { points } }] : [];
  });
}
