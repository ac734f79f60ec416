import { beforeEach, expect, test, vi } from "vitest";
import type { Hint, SeatInfo, TableInfo } from "../lib/types";
import { isNewDecision, mayCoach, rememberDecision, weakMove } from "./coach";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

const seat = (kind: SeatInfo["kind"], you = false) => ({ kind, you }) as SeatInfo;
const me = seat("human", true);
const table = (seats: SeatInfo[], part: Partial<TableInfo> = {}) => ({ status: "playing", clock: null, seats, ...part }) as TableInfo;

test("the coach speaks only to one player alone against bots, without a clock", () => {
  expect(mayCoach(table([me, seat("bot"), seat("bot")]))).toBe(true);
  expect(mayCoach(table([me, seat("human")]))).toBe(false);
  expect(mayCoach(table([me, me]))).toBe(false);
  expect(mayCoach(table([seat("bot"), seat("bot")]))).toBe(false);
  expect(mayCoach(table([me, seat("bot")], { clock: 60 }))).toBe(false);
  expect(mayCoach(table([me, seat("bot")], { status: "over" }))).toBe(false);
});

const hint = (...thoughts: [string, number, number][]) =>
  ({ thoughts: thoughts.map(([action, visits, chance]) => ({ action, visits, chance, reasons: [] })) }) as unknown as Hint;

test("a move is weak if it clearly lowers the chance to win", () => {
  const given = hint(["play 66", 80, 0.6], ["play 9", 30, 0.55], ["pass", 10, 0.4], ["play B", 1, 0.1]);
  expect(weakMove(given, "pass")?.best.action).toBe("play 66");
  expect(weakMove(given, "play 66")).toBeNull();
  expect(weakMove(given, "play 9")).toBeNull();
  expect(weakMove(given, "play B")).toBeNull(); // hardly examined
  expect(weakMove(given, "play 77")).toBeNull(); // not examined
  expect(weakMove(hint(), "pass")).toBeNull();
});

test("each kind of decision is new once", () => {
  expect(isNewDecision("koryo", "order")).toBe(true);
  rememberDecision("koryo", "order");
  expect(isNewDecision("koryo", "order")).toBe(false);
  expect(isNewDecision("koryo", "action")).toBe(true);
  expect(isNewDecision("choson", "order")).toBe(true);
});
