import { expect, test } from "vitest";
import { pointSelector } from "./lessonPoints";

test("zones of the board are found by their names", () => {
  expect(pointSelector("tableau:0:6")).toBe('[data-zone="tableau:0:6"]');
  expect(pointSelector("bank")).toBe('[data-zone="bank"]');
});

test("districts and fields are found by their place", () => {
  expect(pointSelector("harbor:gold")).toBe(".harbor li:nth-child(1)");
  expect(pointSelector("district:wine")).toBe(".areas > .paper .goods > section:nth-child(3)");
  expect(pointSelector("field:a1")).toContain("(1)");
  expect(pointSelector("field:e3")).toContain("(15)");
});
