import { expect, test } from "vitest";
import { readPosition, writePosition } from "./reviewPosition";

test("a position is read from the address that it writes", () => {
  for (const query of ["", "?step=12", "?step=0&cards=open", "?cards=everybody&seat=3", "?step=7&seat=1&learn=1", "?seat=all"]) {
    expect(writePosition(readPosition(query))).toBe(query);
  }
});

test("the key of a private table stays in the address", () => {
  expect(writePosition(readPosition("?step=3"), "ab12")).toBe("?step=3&key=ab12");
});

test("what makes no sense is left out", () => {
  const nothing = { step: null, cards: "own", seat: null, learn: false };
  expect(readPosition("?step=-3&cards=mine&seat=9&learn=yes")).toEqual(nothing);
  expect(readPosition("?step=1e3&seat=")).toEqual(nothing);
});
