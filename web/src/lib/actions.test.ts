import { expect, test } from "vitest";
import { actionWithTargets, isPartOfPlay, nextTargets, parseAction, sortCards, stacks } from "./actions";

test("parses notation into verb, targets, seat and thing", () => {
  expect(parseAction("swap 0:6 2:9", 0).targets).toEqual([{ seat: 0, kind: "6" }, { seat: 2, kind: "9" }]);
  expect(parseAction("discard 9", 2).targets).toEqual([{ seat: 2, kind: "9" }]);
  expect(parseAction("spy 1", 0)).toMatchObject({ verb: "spy", seat: 1, thing: null });
  expect(parseAction("take oil", 0)).toMatchObject({ verb: "take", thing: "oil" });
  expect(parseAction("end", 0)).toMatchObject({ verb: "end", targets: [], seat: null, thing: null });
});

test("the targets of a swap can be chosen in either order", () => {
  const swaps = ["swap 0:6 2:9", "swap 0:6 1:3", "swap 1:3 2:9"].map((action) => parseAction(action, 0));
  expect(nextTargets(swaps, [])).toHaveLength(3);
  expect(nextTargets(swaps, [{ seat: 2, kind: "9" }])).toEqual([{ seat: 0, kind: "6" }, { seat: 1, kind: "3" }]);
  expect(actionWithTargets(swaps, [{ seat: 2, kind: "9" }])).toBeNull();
  expect(actionWithTargets(swaps, [{ seat: 2, kind: "9" }, { seat: 1, kind: "3" }])?.action).toBe("swap 1:3 2:9");
});

test("recognizes cards that are part of a legal play", () => {
  const actions = ["pass", "play 6", "play 66", "play 6B", "play 7"];
  expect(isPartOfPlay(actions, "66")).toBe(true);
  expect(isPartOfPlay(actions, "B")).toBe(true);
  expect(isPartOfPlay(actions, "666")).toBe(false);
  expect(isPartOfPlay(actions, "67")).toBe(false);
});

test("sorts and stacks cards in the order of the kinds", () => {
  expect(sortCards("B6L1", "123456789BL")).toBe("16BL");
  expect(stacks("6B66", "123456789BL")).toEqual([{ kind: "6", size: 3 }, { kind: "B", size: 1 }]);
});
