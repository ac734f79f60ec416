// The decisions of a review: which are mistakes, and how many of each grade a seat made.
import type { ReviewedDecision } from "../lib/types";

export type Grade = NonNullable<ReviewedDecision["grade"]>;
export const GRADES: Grade[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
export const SYMBOLS: Record<Grade, string> = { best: "★", good: "✓", inaccuracy: "?!", mistake: "?", blunder: "??" };
const BAD: (Grade | null)[] = ["inaccuracy", "mistake", "blunder"];

/** A share of a win as percentage points with one decimal; from ten points on without. */
export function points(share: number): number {
  const exact = 100 * Math.abs(share);
  return exact < 10 ? Math.round(10 * exact) / 10 : Math.round(exact);
}

/** Decisions that could have been better, of one seat or of all. */
export function mistakesOf(decisions: ReviewedDecision[], seat: number | null): ReviewedDecision[] {
  return decisions.filter((decision) => BAD.includes(decision.grade) && (seat === null || decision.seat === seat));
}

export function countGrade(decisions: ReviewedDecision[], seat: number, grade: Grade): number {
  return decisions.filter((decision) => decision.seat === seat && decision.grade === grade).length;
}

/** The decision after a step, or before it; null if there is none. */
export function neighbor(decisions: ReviewedDecision[], step: number, direction: 1 | -1): ReviewedDecision | null {
  if (direction > 0) return decisions.find((decision) => decision.step > step) ?? null;
  return decisions.findLast((decision) => decision.step < step) ?? null;
}
