// Questions about seats: is it this player's, is it reserved, may this player sit down? The field `you` alone does not
// tell: it is also true for a seat that is reserved for this player.
import type { SeatInfo } from "./types";

export const isMine = (seat: SeatInfo): boolean => seat.kind === "human" && seat.you;
export const isReserved = (seat: SeatInfo): boolean => seat.kind === "open" && seat.name !== null;

/** The levels of the bots, by seat. */
export function botsOf(seats: SeatInfo[]): Record<string, string> {
  return Object.fromEntries(seats.flatMap((seat, i) => (seat.kind === "bot" ? [[i, seat.level ?? ""]] : [])));
}

/** The seat that is reserved for this browser's player, or null. */
export function reservedForMe(seats: SeatInfo[]): number | null {
  const i = seats.findIndex((seat) => isReserved(seat) && seat.you);
  return i >= 0 ? i : null;
}

/** Whether this browser's player may sit down. */
export function maySit(seats: SeatInfo[]): boolean {
  if (seats.some(isMine)) return false;
  return reservedForMe(seats) !== null || seats.some((seat) => seat.kind === "open" && !isReserved(seat));
}
