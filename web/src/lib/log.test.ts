import { expect, test } from "vitest";
import { firstRound, logLines } from "./log";
import type { PlyInfo, SeatInfo, TableInfo, View } from "./types";

const seat = (part: Partial<SeatInfo>): SeatInfo => {
  return { kind: "human", name: null, player: null, level: null, you: false, contributed: true, connected: true, replaced: false, resigned: false, abandons: false, ...part };
};
const table = {
  game: "koryo",
  stand_in: "greedy",
  seats: [seat({ name: "Ann", you: true }), seat({ kind: "bot", level: "adept" })],
} as TableInfo;

const ply = (part: Partial<PlyInfo>): PlyInfo => ({
  ply: 0, seat: 0, kind: "action", action: "pass", placed: 0, came_up: false, round: null, undone: 0,
  message: { id: "koryo-did-pass", args: { who: "Ann" } }, at: 0, view: null, standing: null, ...part,
});
const kindsAndIds = (plies: PlyInfo[]) => logLines(table, plies, null, null).slice(3).map(({ kind, id }) => `${kind} ${id}`);

test("the log starts with the seats and the first round", () => {
  expect(logLines(table, [], 1, null)).toEqual([
    { seat: null, kind: "start", id: "log-start", args: {} },
    { seat: 0, kind: "start", id: "log-sits", args: { who: "Ann", seat: 0 } },
    { seat: 1, kind: "start", id: "log-sits", args: { who: "adept", seat: 1 } },
    { seat: null, kind: "round", id: "log-round", args: { round: 1 } },
  ]);
});

test("a ply gives its message, and a line for the round it began", () => {
  const message = { id: "placed-cards", args: { who: "Bot", count: 2 } };
  expect(logLines(table, [ply({ seat: 1, kind: "bot", action: null, message, round: 2 })], null, null).slice(3)).toEqual([
    { seat: 1, kind: "bot", id: "placed-cards", args: { who: "Bot", count: 2 } },
    { seat: null, kind: "round", id: "log-round", args: { round: 2 } },
  ]);
  expect(kindsAndIds([ply({ kind: "forced" }), ply({ kind: "undo", action: null, message: { id: "log-undo", args: {} } })])).toEqual([
    "forced koryo-did-pass",
    "undo log-undo",
  ]);
});

test("a stand-in is announced each time it takes over", () => {
  const standIn = ply({ kind: "stand-in" });
  expect(kindsAndIds([standIn, standIn, ply({ kind: "bot", seat: 1 }), standIn])).toEqual([
    "stand-in log-stand-in",
    "stand-in koryo-did-pass",
    "stand-in koryo-did-pass",
    "bot koryo-did-pass",
    "stand-in log-stand-in",
    "stand-in koryo-did-pass",
  ]);
  expect(logLines(table, [standIn], null, null)[3]!.args).toEqual({ who: "Ann", level: "greedy" });
});

test("the steps of a walk are one line", () => {
  const step = (id: string, field: string) => ply({ message: { id: `corinth-did-${id}`, args: { who: "Ann", field } } });
  const steps = [step("steps", ""), step("walk", "C4"), step("walk", "B4")];
  const fields = (plies: PlyInfo[]) => logLines(table, plies, null, null).slice(3).map(({ id, args }) => `${id} ${args.field}`);
  expect(fields(steps)).toEqual(["corinth-did-steps ", "corinth-did-walk B4"]);
  expect(fields([...steps, step("land", "A4"), step("steps", ""), step("land", "A3")])).toEqual([
    "corinth-did-steps ",
    "corinth-did-land A4",
    "corinth-did-steps ",
    "corinth-did-land A3",
  ]);
});

test("the log ends with scores and winners", () => {
  const result = { scores: [9, -1], winners: [0], lines: [] };
  expect(logLines(table, [], null, result).slice(3)).toEqual([
    { seat: 0, kind: "end", id: "log-score", args: { who: "Ann", points: 9 } },
    { seat: 1, kind: "end", id: "log-score", args: { who: "adept", points: -1 } },
    { seat: 0, kind: "end", id: "log-won", args: { who: "Ann" } },
  ]);
});

test("the first round is found from any later ply", () => {
  const view = (round: number) => ({ round }) as unknown as View;
  expect(firstRound(view(1), [])).toBe(1);
  expect(firstRound(view(3), [ply({}), ply({ round: 2 }), ply({ round: 3 })])).toBe(1);
  expect(firstRound({ harbor: {} } as unknown as View, [])).toBeNull();
  expect(firstRound(null, [])).toBeNull();
});
