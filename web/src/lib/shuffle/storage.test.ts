import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storeCommitment, storeOpening, storedCommitment, storedOpening } from "./storage";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the stored commitment and contribution of a table never change", () => {
  const contribution = storeCommitment({ id: "one", commitment: "before" });
  expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(storeCommitment({ id: "one", commitment: "after" })).toBe(contribution);
  expect(storedCommitment("one")).toEqual({ commitment: "before", contribution });
  expect(storeCommitment({ id: "two", commitment: "before" })).not.toBe(contribution);
  expect(storedCommitment("three")).toBeNull();
});

test("without storage, values last until the page is closed", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("quota");
    },
  });
  const contribution = storeCommitment({ id: "four", commitment: "before" });
  expect(storedCommitment("four")).toEqual({ commitment: "before", contribution });
});

test("an opening is extended, and its known parts stay", () => {
  storeOpening("five", { bots: {}, first: 1, hands: { 0: "1234567899" }, roll: null });
  storeOpening("five", { bots: { 1: "adept" }, first: 0, hands: { 0: "9", 2: "2234567899" }, roll: null });
  expect(storedOpening("five")).toEqual({ bots: {}, first: 1, hands: { 0: "1234567899", 2: "2234567899" }, roll: null });
});
