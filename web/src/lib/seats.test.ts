import { expect, test } from "vitest";
import { isMine, maySit, reservedForMe } from "./seats";
import type { SeatInfo } from "./types";

const seat = (kind: SeatInfo["kind"], name: string | null, you = false): SeatInfo => {
  return { kind, name, player: null, level: null, you, contributed: false, connected: false, replaced: false, resigned: false, abandons: false };
};
const open = seat("open", null);
const forMe = seat("open", "Ann", true);
const forBob = seat("open", "Bob");
const mine = seat("human", "Ann", true);

test("a seat that is reserved for me is not mine yet", () => {
  expect(isMine(mine)).toBe(true);
  expect(isMine(forMe)).toBe(false);
});

test("a player may take a free seat or the seat reserved for them, not one reserved for others", () => {
  expect(reservedForMe([open, forMe])).toBe(1);
  expect(reservedForMe([forBob, open])).toBeNull();
  expect(maySit([open, forMe])).toBe(true);
  expect(maySit([forBob, open])).toBe(true);
  expect(maySit([forBob, mine])).toBe(false);
  expect(maySit([forBob, seat("human", "Eve")])).toBe(false);
  expect(maySit([mine, open])).toBe(false);
});
