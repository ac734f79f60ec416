import { expect, test } from "vitest";
import { nearest } from "./keyboardChoices";

const POINTS = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 10 },
  { x: 50, y: 80 },
];

test.each([
  [0, "ArrowRight", 1],
  [1, "ArrowRight", 2],
  [2, "ArrowRight", -1],
  [2, "ArrowLeft", 1],
  [1, "ArrowDown", 3],
  [3, "ArrowUp", 1],
  [0, "ArrowUp", -1],
  [0, "Enter", -1],
])("from point %i, %s leads to point %i", (from, key, to) => {
  expect(nearest(POINTS[from]!, POINTS, key)).toBe(to);
});
