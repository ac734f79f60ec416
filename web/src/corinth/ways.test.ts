import { describe, expect, it } from "vitest";
import { pricesOf, waysByDestination } from "./ways";

const free = (...lengths: number[]) => new Map(lengths.map((length) => [length, 0]));

describe("waysByDestination", () => {
  it("finds every way of a length", () => {
    const ways = waysByDestination("c3", new Set(["c3"]), free(2));
    expect([...ways.keys()].sort()).toEqual(["a3", "b2", "b4", "c1", "c5", "d2", "d4", "e3"]);
    expect(ways.get("c1")).toEqual([{ fields: ["c2", "c1"], cost: 0 }]);
    expect(ways.get("d2")?.map(({ fields }) => fields.join())).toEqual(["c2,d2", "d3,d2"]);
  });
  it("stays on the market and off walked fields", () => {
    const ways = waysByDestination("a1", new Set(["a1", "a2"]), free(1));
    expect([...ways.keys()]).toEqual(["b1"]);
  });
  it("keeps the cheapest ways only, the shortest first", () => {
    const prices = new Map([[1, 2], [3, 0], [5, 1]]);
    const ways = waysByDestination("c3", new Set(["c3"]), prices).get("c2")!;
    expect(ways.every(({ cost, fields }) => cost === 0 && fields.length === 3)).toBe(true);
    expect(ways).toHaveLength(2);
    const both = waysByDestination("c3", new Set(["c3"]), free(3, 1)).get("c2")!;
    expect(both.map(({ fields }) => fields.length)).toEqual([1, 3, 3]);
  });
});

describe("pricesOf", () => {
  it("reads lengths and prices of one kind of action", () => {
    const prices = { "steward wine 2": 0, "steward wine 3": 1, "steward oil 2": 2 };
    expect([...pricesOf(prices, "steward wine ")]).toEqual([[2, 0], [3, 1]]);
  });
  it("leaves out what is not offered", () => {
    expect([...pricesOf({ "steps 1": 3, "steps 4": 0 }, "steps ", ["steps 4"])]).toEqual([[4, 0]]);
  });
});
