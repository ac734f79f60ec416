import { expect, test } from "vitest";
import type { CardView, CorinthView, PlyInfo, SeatInfo, View } from "../types";
import { openingIn } from "./opening";

const seats = [{ kind: "human" }, { kind: "bot", level: "adept" }] as SeatInfo[];
const openingOf = (view: View, plies: PlyInfo[]) => openingIn(seats, view, plies);
const bots = { 1: "adept" };

const cardView = (part: Partial<CardView>): View => {
  const view = { game: "koryo", round: 1, first: 1, you: 0, hands: ["1234567899", 10], ...part };
  return view as unknown as View;
};
const corinthView = (harbor: CorinthView["harbor"]): View => ({ game: "corinth", first: 2, you: 0, harbor }) as unknown as View;
const pliesOf = (...actions: (string | null)[]) => actions.map((action, ply) => ({ ply, action }) as PlyInfo);

test("the hand of round 1 is the first hand until its cards are placed", () => {
  const opening = { bots, first: 1, hands: { 0: "1234567899" }, roll: null };
  expect(openingOf(cardView({}), [])).toEqual(opening);
  expect(openingOf(cardView({}), pliesOf(null, "pass"))).toEqual(opening);
  expect(openingOf(cardView({ hands: ["", 10] }), pliesOf("play 9"))).toBeNull();
  expect(openingOf(cardView({ round: 2 }), [])).toBeNull();
  expect(openingOf(cardView({ you: null, hands: [10, 10] }), [])).toBeNull();
});

test("the harbor is taken after the first roll, and after no other", () => {
  const harbor = { gold: { value: 6, white: 2, yellow: 0 } };
  expect(openingOf(corinthView({}), [])).toEqual({ bots, first: 2, hands: {}, roll: null });
  expect(openingOf(corinthView(harbor), pliesOf("roll 1"))).toEqual({ bots, first: 2, hands: {}, roll: { action: "roll 1", harbor } });
  expect(openingOf(corinthView(harbor), pliesOf("roll 1", "take gold"))).toBeNull();
  expect(openingOf(corinthView(harbor), pliesOf("roll 1", "take gold", "roll 0"))).toBeNull();
});
