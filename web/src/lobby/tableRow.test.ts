import { expect, it } from "vitest";
import type { ListedTable } from "../lib/types";
import { dateText, namedSeats, outcomeOf, scoresOf } from "./tableRow";

function row(mine: boolean[], result: ListedTable["result"] = null): ListedTable {
  const seats = mine.map((you) => ({ kind: you ? "human" : "bot", you }));
  return { table: { seats }, result } as unknown as ListedTable;
}

it("says how the game ended for the one seat of this player", () => {
  const result = { scores: [20, 34, -1], winners: [1] };
  expect(outcomeOf(row([false, true, false], result))).toBe("won");
  expect(outcomeOf(row([true, false, false], result))).toBe("lost");
  expect(outcomeOf(row([true, false], { scores: [7, 7], winners: [0, 1] }))).toBe("shared");
  expect(outcomeOf(row([true, true, false], result))).toBe("over");
  expect(outcomeOf(row([true, false]))).toBe("over");
});

it("shows this player's score first", () => {
  const result = { scores: [20, 34, -1], winners: [1] };
  expect(scoresOf(row([false, true, false], result))).toBe("34 : 20 : −1");
  expect(scoresOf(row([false, false, false], result))).toBe("20 : 34 : −1");
  expect(scoresOf(row([true, false]))).toBeNull();
});

it("names the opponents, or everybody on one device", () => {
  expect(namedSeats(row([false, true, false]))).toEqual([0, 2]);
  expect(namedSeats(row([true, true]))).toEqual([0, 1]);
});

it("shows the time of today, and the date of other days", () => {
  const now = new Date(2026, 10, 18, 12, 0);
  const text = (date: Date) => dateText(date.getTime() / 1000, "en-GB", now);
  expect(text(new Date(2026, 10, 18, 9, 5))).toBe("09:05");
  expect(text(new Date(2026, 10, 3))).toBe("3 Nov");
  expect(text(new Date(2025, 10, 3))).toBe("3 Nov 2025");
});
