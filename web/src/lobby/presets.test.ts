import { expect, it } from "vitest";
import { PRESETS, presetOf, presetSeats } from "./presets";

it("makes the seats of each preset, and recognizes them", () => {
  expect(presetSeats("bot", 3, "greedy")).toEqual(["me", "greedy", "greedy"]);
  expect(presetSeats("friend", 2, "greedy")).toEqual(["me", "open"]);
  expect(presetSeats("device", 4, "greedy")).toEqual(["me", "me", "me", "me"]);
  for (const preset of PRESETS) for (const players of [2, 3, 4]) expect(presetOf(presetSeats(preset, players, "adept"))).toBe(preset);
});

it("recognizes seats that no preset makes", () => {
  for (const seats of [["open", "me"], ["me", "open", "greedy"], ["greedy", "greedy"], ["me"], []]) expect(presetOf(seats)).toBeNull();
});
