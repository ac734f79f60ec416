import { expect, test } from "vitest";
import { cardMovements, tokenMovements } from "./movements";
import type { CardView } from "./types";

const KINDS = "123456789BL";
const view = (part: Partial<CardView>): CardView => ({
  game: "koryo", players: 2, round: 1, first: 0, phase: "action", actor: 0, bank: 8, tokens: [0, 0],
  tableaus: ["", ""], hands: ["", 0], placed: ["", 0], ...part,
});

test("placing cards moves the rest of the hand to the pile", () => {
  const movements = cardMovements(view({ hands: ["669", 3] }), view({ hands: ["", 3], placed: ["66", 0] }), KINDS);
  expect(movements).toEqual([
    { kind: "6", from: "hand:0", to: "placed:0" },
    { kind: "6", from: "hand:0", to: "placed:0" },
    { kind: "9", from: "hand:0", to: "pile" },
  ]);
});

test("another player's cards get their kind when they are turned over", () => {
  const movements = cardMovements(view({ placed: ["", 2] }), view({ tableaus: ["", "77"] }), KINDS);
  expect(movements).toEqual([
    { kind: "7", from: "placed:1", to: "tableau:1" },
    { kind: "7", from: "placed:1", to: "tableau:1" },
  ]);
});

test("a swap moves cards between tableaus, a destroyed card goes to the pile", () => {
  expect(cardMovements(view({ tableaus: ["6", "9"] }), view({ tableaus: ["9", "6"] }), KINDS)).toEqual([
    { kind: "6", from: "tableau:0", to: "tableau:1" },
    { kind: "9", from: "tableau:1", to: "tableau:0" },
  ]);
  expect(cardMovements(view({ tableaus: ["6", ""] }), view({}), KINDS)).toEqual([
    { kind: "6", from: "tableau:0", to: "pile" },
  ]);
});

test("tokens move between players or come from the bank", () => {
  expect(tokenMovements(view({}), view({ bank: 7, tokens: [0, 1] }))).toEqual([
    { kind: "token", from: "bank", to: "tokens:1" },
  ]);
  expect(tokenMovements(view({ bank: 7, tokens: [0, 1] }), view({ bank: 7, tokens: [1, 0] }))).toEqual([
    { kind: "token", from: "tokens:1", to: "tokens:0" },
  ]);
});
