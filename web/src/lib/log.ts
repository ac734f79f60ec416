// The lines of a table's log, made from its plies.
import type { Args, PlyInfo, Result, SeatInfo, TableInfo, View } from "./types";

export interface LogLine {
  seat: number | null;
  kind: PlyInfo["kind"] | "start" | "round" | "end";
  id: string;
  args: Args;
}

/** A step of a steward on the way, and the last step. */
const [STEP, LAST_STEP] = ["corinth-did-walk", "corinth-did-land"];

const nameOf = (seat: SeatInfo | undefined): string => seat?.name ?? seat?.level ?? "?";

/** The round in which the game began; null if the game has no rounds. */
export function firstRound(view: View | null, plies: PlyInfo[]): number | null {
  const secondRound = plies.find((ply) => ply.round !== null)?.round;
  if (secondRound) return secondRound - 1;
  return view && "round" in view ? view.round : null;
}

/** All lines: the start, one or more for each ply, and the result. */
export function logLines(table: TableInfo, plies: PlyInfo[], firstRound: number | null, result: Result | null): LogLine[] {
  const lines = startLines(table, firstRound);
  let standIn: number | null = null;
  for (const ply of plies) {
    const who = nameOf(table.seats[ply.seat]);
    if (ply.kind === "stand-in" && standIn !== ply.seat) {
      lines.push({ seat: ply.seat, kind: ply.kind, id: "log-stand-in", args: { who, level: table.stand_in } });
    }
    if ([STEP, LAST_STEP].includes(ply.message.id) && lines.at(-1)?.id === STEP) lines.pop(); // one line for the whole walk
    if (ply.kind !== "undo") standIn = ply.kind === "stand-in" ? ply.seat : null;
    lines.push({ seat: ply.seat, kind: ply.kind, id: ply.message.id, args: ply.message.args });
    if (ply.round !== null) lines.push(roundLine(ply.round));
  }
  return result ? [...lines, ...endLines(table, result)] : lines;
}

function roundLine(round: number): LogLine {
  return { seat: null, kind: "round", id: "log-round", args: { round } };
}

function startLines(table: TableInfo, firstRound: number | null): LogLine[] {
  const sits = table.seats.map((seat, i): LogLine => {
    return { seat: i, kind: "start", id: "log-sits", args: { who: nameOf(seat), seat: i } };
  });
  const start: LogLine = { seat: null, kind: "start", id: "log-start", args: {} };
  return [start, ...sits, ...(firstRound === null ? [] : [roundLine(firstRound)])];
}

function endLines(table: TableInfo, result: Result): LogLine[] {
  const line = (id: string, seat: number, more: Args): LogLine => {
    return { seat, kind: "end", id, args: { who: nameOf(table.seats[seat]), ...more } };
  };
  const scores = result.scores.map((points, seat) => line("log-score", seat, { points }));
  return [...scores, ...result.winners.map((seat) => line("log-won", seat, {}))];
}
