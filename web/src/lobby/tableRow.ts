// What a row of a list says about its table.
import { isMine } from "../lib/seats";
import type { ListedTable } from "../lib/types";

export type Outcome = "won" | "shared" | "lost" | "over";

/** How a finished game ended for this player; "over" if the player had no seat or several seats. */
export function outcomeOf({ table, result }: ListedTable): Outcome {
  const own = table.seats.flatMap((seat, i) => (isMine(seat) ? [i] : []));
  if (!result || own.length !== 1) return "over";
  if (!result.winners.includes(own[0]!)) return "lost";
  return result.winners.length > 1 ? "shared" : "won";
}

/** The scores, this player's first: "34 : 28"; null if they are not known. */
export function scoresOf({ table, result }: ListedTable): string | null {
  if (!result) return null;
  const own = table.seats.findIndex(isMine);
  const order = result.scores.map((_, i) => i).sort((a, b) => Number(b === own) - Number(a === own));
  return order.map((i) => String(result.scores[i]).replace("-", "−")).join(" : ");
}

/** The seats to name in a row: the others, or all if this player has no seat or several. */
export function namedSeats({ table }: ListedTable): number[] {
  const all = table.seats.map((_, i) => i);
  return table.seats.filter(isMine).length === 1 ? all.filter((i) => !isMine(table.seats[i]!)) : all;
}

/** A time of today as the time of day, others as a date. */
export function dateText(seconds: number, language: string, now = new Date()): string {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === now.toDateString();
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  return date.toLocaleString(language, today ? { timeStyle: "short" } : { day: "numeric", month: "short", year });
}
