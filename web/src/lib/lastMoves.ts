// What each player did last, for the players' plates.
import { messageText } from "./describe";
import type { Args, PlyInfo, TableInfo } from "./types";

/** The texts of the log by seat; empty before a seat's first move. */
export function lastMoves({ game, seats }: TableInfo, plies: PlyInfo[], names: string[]): string[] {
  return seats.map((_, seat) => {
    const ply = plies.findLast((other) => other.seat === seat);
    return ply ? messageText(game, ply.message.id, ply.message.args as Args, names, seat) : "";
  });
}
