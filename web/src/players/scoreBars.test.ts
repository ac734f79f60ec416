import { expect, test } from "vitest";
import { scoreBars } from "./scoreBars";

test("few scores have a bar each, with gaps", () => {
  expect(scoreBars([{ score: 10, games: 2 }, { score: 12, games: 1 }])).toEqual([
    { from: 10, to: 10, games: 2 },
    { from: 11, to: 11, games: 0 },
    { from: 12, to: 12, games: 1 },
  ]);
});

test("many scores share bars, and no game is lost", () => {
  const scores = Array.from({ length: 50 }, (_, i) => ({ score: i - 5, games: 1 }));
  const bars = scoreBars(scores);
  expect(bars.length).toBeLessThanOrEqual(9);
  expect(bars.reduce((sum, bar) => sum + bar.games, 0)).toBe(50);
});

test("no scores, no bars", () => {
  expect(scoreBars([])).toEqual([]);
});
