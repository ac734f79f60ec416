import { expect, test } from "vitest";
import { aimed, leadsOn, parse, reachable, sorted, stacks } from "./actions";

test("notation is taken apart", () => {
  expect(parse("swap 0:6 2:9", 0).targets).toEqual([{ seat: 0, kind: "6" }, { seat: 2, kind: "9" }]);
  expect(parse("discard 9", 2).targets).toEqual([{ seat: 2, kind: "9" }]);
  expect(parse("spy 1", 0)).toMatchObject({ verb: "spy", seat: 1, thing: null });
  expect(parse("take oil", 0)).toMatchObject({ verb: "take", thing: "oil" });
  expect(parse("end", 0)).toMatchObject({ verb: "end", targets: [], seat: null, thing: null });
});

test("a swap can be begun at either end", () => {
  const moves = ["swap 0:6 2:9", "swap 0:6 1:3", "swap 1:3 2:9"].map((action) => parse(action, 0));
  expect(reachable(moves, [])).toHaveLength(3);
  expect(reachable(moves, [{ seat: 2, kind: "9" }])).toEqual([{ seat: 0, kind: "6" }, { seat: 1, kind: "3" }]);
  expect(aimed(moves, [{ seat: 2, kind: "9" }])).toBeNull();
  expect(aimed(moves, [{ seat: 2, kind: "9" }, { seat: 1, kind: "3" }])?.action).toBe("swap 1:3 2:9");
});

test("cards that lead to a legal order", () => {
  const actions = ["pass", "play 6", "play 66", "play 6B", "play 7"];
  expect(leadsOn(actions, "66")).toBe(true);
  expect(leadsOn(actions, "B")).toBe(true);
  expect(leadsOn(actions, "666")).toBe(false);
  expect(leadsOn(actions, "67")).toBe(false);
});

test("cards are written and stacked in the order of the kinds", () => {
  expect(sorted("B6L1", "123456789BL")).toBe("16BL");
  expect(stacks("6B66", "123456789BL")).toEqual([{ kind: "6", size: 3 }, { kind: "B", size: 1 }]);
});
