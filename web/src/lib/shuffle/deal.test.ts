import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/shuffles.json";
import { firstDeal, firstRoll, RULES, seedOf } from "./deal";
import { hex, sha256 } from "./sha256";
import { Stream } from "./stream";

test("SHA-256 agrees with Node's for texts of any length", () => {
  for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = "Koryŏ ".repeat(length).slice(0, length);
    expect(hex(sha256(text))).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

test("seeds agree with the engine", () => {
  for (const { secret, contributions, commitment, seed } of vectors.seeds) {
    expect(hex(sha256(secret))).toBe(commitment);
    expect(seedOf(secret, contributions)).toBe(seed);
  }
});

test("random streams agree with the engine", () => {
  for (const { text, events } of vectors.streams) {
    const stream = new Stream(text);
    for (const event of events) {
      stream.begin();
      expect(event.below.map((n) => stream.below(n))).toEqual(event.drawn);
    }
  }
});

test("random words that would bias the result are rejected", () => {
  const { text, below, count, last } = vectors.rejection;
  const stream = new Stream(text);
  const drawn = Array.from({ length: count }, () => stream.below(below));
  expect(drawn.slice(-last.length)).toEqual(last);
});

test("first deals agree with the engine", () => {
  expect(vectors.deals).toHaveLength(18);
  for (const { game, secret, contributions, first, hands } of vectors.deals) {
    expect(firstDeal(game, hands.length, seedOf(secret, contributions))).toEqual({ first, hands });
  }
});

test("first rolls agree with the engine", () => {
  expect(vectors.rolls).toHaveLength(9);
  for (const { secret, contributions, first, harbors } of vectors.rolls) {
    for (const [action, harbor] of Object.entries(harbors)) {
      const roll = firstRoll(contributions.length, seedOf(secret, contributions), Number(action.slice(5)));
      expect(roll).toEqual({ first, harbor });
    }
  }
});

test("the rules versions agree with the engine", () => {
  expect(RULES).toEqual(vectors.rules);
});
