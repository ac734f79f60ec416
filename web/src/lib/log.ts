// The log of a table, made of its plies.
import type { Args, PlyInfo, Result, SeatInfo, TableInfo, View } from "./types";

export interface LogLine {
  seat: number | null;
  kind: PlyInfo["kind"] | "start" | "round" | "end";
  id: string;
  args: Args;
}

const nameOf = (seat: SeatInfo | undefined): string => seat?.name ?? seat?.level ?? "?";

/** The round that the game began with; null if the game has no rounds. */
export function firstRound(view: View | null, plies: PlyInfo[]): number | null {
  const second = plies.find((ply) => ply.round !== null)?.round;
  if (second) return second - 1;
  return view && "round" in view ? view.round : null;
}

/** All lines: how it began, what each ply did, how it ended. */
export function logLines(table: TableInfo, plies: PlyInfo[], first: number | null, result: Result | null): LogLine[] {
  const lines = beginning(table, first);
  let standIn: number | null = null;
  for (const ply of plies) {
    const who = nameOf(table.seats[ply.seat]);
    if (ply.kind === "stand-in" && standIn !== ply.seat) {
      lines.push({ seat: ply.seat, kind: ply.kind, id: "log-stand-in", args: { who, level: table.stand_in } });
    }
    if (ply.kind !== "undo") standIn = ply.kind === "stand-in" ? ply.seat : null;
    lines.push({ seat: ply.seat, kind: ply.kind, id: ply.message.id, args: ply.message.args });
    if (ply.round !== null) lines.push(roundLine(ply.round));
  }
  return result ? [...lines, ...ending(table, result)] : lines;
}

function roundLine(round: number): LogLine {
  return { seat: null, kind: "round", id: "log-round", args: { round } };
}

function beginning(table: TableInfo, first: number | null): LogLine[] {
  const sits = table.seats.map((seat, i): LogLine => {
    return { seat: i, kind: "start", id: "log-sits", args: { who: nameOf(seat), seat: i } };
  });
  const start: LogLine = { seat: null, kind: "start", id: "log-start", args: {} };
  return [start, ...sits, ...(first === null ? [] : [roundLine(first)])];
}

function ending(table: TableInfo, result: Result): LogLine[] {
  const line = (id: string, seat: number, more: Args): LogLine => {
    return { seat, kind: "end", id, args: { who: nameOf(table.seats[seat]), ...more } };
  };
  const scores = result.scores.map((points, seat) => line("log-score", seat, { points }));
  return [...scores, ...result.winners.map((seat) => line("log-won", seat, {}))];
}
