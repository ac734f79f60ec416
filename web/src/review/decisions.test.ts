import { expect, test } from "vitest";
import type { ReviewedDecision } from "../lib/types";
import { countGrade, mistakesOf, neighbor, points, type Grade } from "./decisions";

const decision = (step: number, seat: number, grade: Grade | null): ReviewedDecision => ({ step, round: 1, seat, played: "pass", grade, loss: 0, error: 0, actions: [] });
const DECISIONS = [decision(1, 0, "best"), decision(4, 1, "blunder"), decision(6, 0, "inaccuracy"), decision(9, 0, null)];

test("mistakes are the decisions that could have been better", () => {
  expect(mistakesOf(DECISIONS, null).map(({ step }) => step)).toEqual([4, 6]);
  expect(mistakesOf(DECISIONS, 0).map(({ step }) => step)).toEqual([6]);
  expect(countGrade(DECISIONS, 0, "best")).toBe(1);
  expect(countGrade(DECISIONS, 0, "blunder")).toBe(0);
});

test("the neighbor of a step is the next decision in a direction", () => {
  expect(neighbor(DECISIONS, 4, 1)?.step).toBe(6);
  expect(neighbor(DECISIONS, 5, -1)?.step).toBe(4);
  expect(neighbor(DECISIONS, 1, -1)).toBeNull();
  expect(neighbor(DECISIONS, 9, 1)).toBeNull();
});

test("points are percentage points without needless digits", () => {
  expect(points(0.0934)).toBe(9.3);
  expect(points(-0.1234)).toBe(12);
});
