import { expect, test } from "vitest";
import type { CardView, CorinthView, PlyInfo, SeatInfo, View } from "../types";
import { seenIn as seenAt } from "./seen";

const seats = [{ kind: "human" }, { kind: "bot", level: "adept" }] as SeatInfo[];
const seenIn = (view: View, plies: PlyInfo[]) => seenAt(seats, view, plies);
const bots = { 1: "adept" };

const cards = (part: Partial<CardView>): View => {
  const view = { game: "koryo", round: 1, first: 1, you: 0, hands: ["1234567899", 10], ...part };
  return view as unknown as View;
};
const dice = (harbor: CorinthView["harbor"]): View => ({ game: "corinth", first: 2, you: 0, harbor }) as unknown as View;
const did = (...actions: (string | null)[]) => actions.map((action, ply) => ({ ply, action }) as PlyInfo);

test("a hand of round 1 is the first one until its cards are placed", () => {
  const seen = { bots, first: 1, hands: { 0: "1234567899" }, roll: null };
  expect(seenIn(cards({}), [])).toEqual(seen);
  expect(seenIn(cards({}), did(null, "pass"))).toEqual(seen);
  expect(seenIn(cards({ hands: ["", 10] }), did("play 9"))).toBeNull();
  expect(seenIn(cards({ round: 2 }), [])).toBeNull();
  expect(seenIn(cards({ you: null, hands: [10, 10] }), [])).toBeNull();
});

test("the harbor after the first roll, and after no other", () => {
  const harbor = { gold: { value: 6, white: 2, yellow: 0 } };
  expect(seenIn(dice({}), [])).toEqual({ bots, first: 2, hands: {}, roll: null });
  expect(seenIn(dice(harbor), did("roll 1"))).toEqual({ bots, first: 2, hands: {}, roll: { action: "roll 1", harbor } });
  expect(seenIn(dice(harbor), did("roll 1", "take gold"))).toBeNull();
  expect(seenIn(dice(harbor), did("roll 1", "take gold", "roll 0"))).toBeNull();
});
