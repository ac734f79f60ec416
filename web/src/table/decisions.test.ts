import { expect, it } from "vitest";
import { decisionAfterKey, nearestDecision } from "./decisions";

const DECISIONS = [0, 3, 4, 9];

it("finds the decision next to a click", () => {
  expect([-5, 1, 3.6, 6, 100].map((step) => nearestDecision(DECISIONS, step))).toEqual([0, 0, 4, 4, 9]);
  expect(nearestDecision([], 3)).toBeNull();
});

it("goes from decision to decision by keys", () => {
  const press = (key: string, at: number | null) => decisionAfterKey(key, DECISIONS, at);
  expect([press("ArrowRight", 0), press("ArrowRight", 5), press("ArrowRight", 9), press("ArrowRight", null)]).toEqual([3, 9, null, 0]);
  expect([press("ArrowLeft", 3), press("ArrowLeft", 2), press("ArrowLeft", 0), press("Home", 5), press("End", 5)]).toEqual([0, 0, null, 0, 9]);
  expect(press("x", 3)).toBeNull();
});
