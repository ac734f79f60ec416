import { beforeEach, expect, test, vi } from "vitest";
import { isLessonDone, isNewTo, lessonStep, rememberPlayed, storeLessonStep } from "./lessonProgress";

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
});

test("a lesson goes on where it stopped, each game on its own", () => {
  storeLessonStep("koryo", 5, 20);
  expect(lessonStep("koryo", 20)).toBe(5);
  expect(lessonStep("choson", 20)).toBe(0);
});

test("a lesson that has become shorter begins again", () => {
  storeLessonStep("koryo", 15, 20);
  expect(lessonStep("koryo", 10)).toBe(0);
});

test("a finished lesson begins again, and stays done", () => {
  storeLessonStep("koryo", 19, 20);
  expect(isLessonDone("koryo")).toBe(true);
  storeLessonStep("koryo", 3, 20);
  expect(isLessonDone("koryo")).toBe(true);
  expect(lessonStep("koryo", 20)).toBe(0);
});

test("a game is new until its lesson is done, or it was played", () => {
  expect(isNewTo("koryo")).toBe(true);
  storeLessonStep("koryo", 5, 20);
  expect(isNewTo("koryo")).toBe(true);
  storeLessonStep("koryo", 19, 20);
  expect(isNewTo("koryo")).toBe(false);
  expect(isNewTo("choson")).toBe(true);
  rememberPlayed("choson");
  expect(isNewTo("choson")).toBe(false);
});
