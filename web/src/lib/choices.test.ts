import { expect, test } from "vitest";
import { givesUp, inButtonOrder, needsConfirmation, primaryActions } from "./choices";

const SITUATIONS = [
  ["banker", "end", "spy 1"],
  ["end", "priest B"],
  ["pass", "play 3", "play 33"],
  ["decline", "destroy 1:3"],
  ["done", "strike 1:3"],
  ["hold", "riposte"],
  ["stay", "travel"],
  ["shop 2", "stop"],
  ["build store", "done"],
  ["compensate", "skip"],
];

test.each(SITUATIONS)("no primary button gives something up: %s, %s", (...offered) => {
  expect(primaryActions(offered).filter(givesUp)).toEqual([]);
});

test.each(["end", "pass", "decline", "stay", "hold", "done", "stop", "skip"])("%s alone is primary, and needs no confirmation", (action) => {
  expect(primaryActions([action])).toEqual([action]);
  expect(needsConfirmation(action, [action])).toBe(false);
});

test.each([
  ["end", true],
  ["done", true],
  ["stop", true],
  ["skip", true],
  ["pass", false],
  ["decline", false],
  ["stay", false],
  ["hold", false],
  ["banker", false],
])("with another action offered, %s needs confirmation: %s", (action, expected) => {
  expect(needsConfirmation(action, [action, "other"])).toBe(expected);
});

test("what must be done is emphasized before what is free", () => {
  expect(primaryActions(["banker", "reveal 3", "reveal B"])).toEqual(["reveal 3", "reveal B"]);
  expect(primaryActions(["banker", "end", "spy 1"])).toEqual(["banker"]);
  expect(primaryActions(["stay", "travel"])).toEqual([]);
});

test("the usual answer is emphasized, unless it gives something up", () => {
  expect(primaryActions(["roll 0", "roll 1"], ["roll 0"])).toEqual(["roll 0"]);
  expect(primaryActions(["build store", "done"], ["done"])).toEqual([]);
});

test("buttons that give something up come last", () => {
  expect(inButtonOrder(["banker", "end", "spy 1", "spy 2"], String)).toEqual(["banker", "spy 1", "spy 2", "end"]);
});
