import { expect, test } from "vitest";
import { endNotes, ownRank } from "./ending";
import type { Result, SeatInfo, View } from "./types";

const seats = (...mine: number[]) => [0, 1, 2, 3].map((i) => ({ kind: "human", name: "Ann", you: mine.includes(i) }) as SeatInfo);
const result = (scores: number[], ...winners: number[]) => ({ scores, winners, lines: [] }) as unknown as Result;
const view = (part: object) => ({ players: 4, first: 2, phase: "over", actor: null, ...part }) as unknown as View;

test("the own rank counts the winners and the better scores", () => {
  const scores = result([12, 20, 20, 12], 1);
  expect([0, 1, 2, 3].map((seat) => ownRank(seats(seat), scores))).toEqual([3, 1, 2, 3]);
});

test("a winner is first even with the lowest score", () => {
  const scores = result([12, 3, 20, 9], 1);
  expect([0, 1, 2, 3].map((seat) => ownRank(seats(seat), scores))).toEqual([3, 1, 2, 4]);
});

test("spectators and players who share a device have no own rank", () => {
  expect([ownRank(seats(), result([1, 2, 3, 4], 3)), ownRank(seats(0, 1), result([1, 2, 3, 4], 3))]).toEqual([null, null]);
});

test("Koryŏ mentions scores of 30 and more and below zero", () => {
  const notes = endNotes(view({ game: "koryo" }), result([30, 29, 0, -1], 0));
  expect(notes.map(({ id, seat, args }) => [id, seat, args.points])).toEqual([["end-hall-of-fame", 0, 30], ["end-wall-of-shame", 3, -1]]);
  expect(endNotes(view({ game: "choson" }), result([30, 29, 0, -1], 0))).toEqual([]);
});

test("a win of Corinth by a roll of one value is explained", () => {
  const harbor = { gold: { value: 4, white: 9, yellow: 2 } };
  expect(endNotes(view({ game: "corinth", harbor }), result([1, 2, 3, 4], 2))).toEqual([{ id: "end-one-value", seat: 2, args: { count: 11, value: 4 } }]);
  expect(endNotes(view({ game: "corinth", harbor: {} }), result([1, 2, 3, 4], 2))).toEqual([]);
});
