import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSeal, keepSeen, sealOf, seenOf } from "./kept";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a commitment that is kept stays, and so does what we add", () => {
  const contribution = keepSeal({ id: "one", commitment: "before" });
  expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(keepSeal({ id: "one", commitment: "after" })).toBe(contribution);
  expect(sealOf("one")).toEqual({ commitment: "before", contribution });
  expect(keepSeal({ id: "two", commitment: "before" })).not.toBe(contribution);
  expect(sealOf("three")).toBeNull();
});

test("a browser that refuses to store remembers until it is closed", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
  });
  const contribution = keepSeal({ id: "four", commitment: "before" });
  expect(sealOf("four")).toEqual({ commitment: "before", contribution });
});

test("what was seen first stays, and more is added to it", () => {
  keepSeen("five", { bots: {}, first: 1, hands: { 0: "1234567899" }, roll: null });
  keepSeen("five", { bots: { 1: "adept" }, first: 0, hands: { 0: "9", 2: "2234567899" }, roll: null });
  expect(seenOf("five")).toEqual({ bots: {}, first: 1, hands: { 0: "1234567899", 2: "2234567899" }, roll: null });
});
