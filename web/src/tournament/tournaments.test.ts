import { expect, test } from "vitest";
import { currentGame, pointsText, roundsOf } from "./tournaments";
import type { TournamentView } from "../lib/types";

const game = (round: number, entrants: number[]) => ({ round, entrants, table: "t", decided: false, points: null, result: null });

test("points have halves", () => {
  expect([0, 0.5, 1, 2.5].map(pointsText)).toEqual(["0", "½", "1", "2½"]);
});

test("rounds are listed from the last to the first", () => {
  const games = [game(1, [0, 1]), game(2, [1, 0]), game(1, [2, 3])];
  expect(roundsOf(games)).toEqual([
    { round: 2, games: [games[1]] },
    { round: 1, games: [games[0], games[2]] },
  ]);
});

test("the own game is that of the current round", () => {
  const games = [game(1, [0, 1]), game(2, [1, 2]), game(2, [0, 3])];
  const view = (you: number | null) => ({ tournament: { round: 2, you }, games }) as TournamentView;
  expect(currentGame(view(0))).toBe(games[2]);
  expect(currentGame(view(null))).toBeUndefined();
});
