// What is printed on the score sheet. It is used to draw the sheet, not to decide what is legal.
import type { Component } from "svelte";
import carpets from "~icons/game-icons/rolled-cloth";
import goats from "~icons/game-icons/goat";
import gold from "~icons/game-icons/two-coins";
import oil from "~icons/game-icons/olive";
import spices from "~icons/game-icons/hot-spices";
import stable from "~icons/game-icons/horse-head";
import store from "~icons/game-icons/shop";
import temple from "~icons/game-icons/greek-temple";
import warehouse from "~icons/game-icons/warehouse";
import wine from "~icons/game-icons/amphora";

export const DISTRICTS = ["gold", "spices", "carpets", "wine", "oil", "goats"] as const;
export const GOODS = ["spices", "carpets", "wine", "oil"] as const;
export type Good = (typeof GOODS)[number];

export const ICONS: Record<string, Component> = { gold, goats, spices, carpets, wine, oil, temple, warehouse, stable, store };
export const COLORS: Record<string, string> = Object.fromEntries(DISTRICTS.map((district) => [district, `var(--district-${district})`]));

/** Points and number of boxes of each shop. */
export const SHOPS: Record<Good, [number, number][]> = {
  spices: [[4, 2], [5, 2], [10, 4]],
  carpets: [[3, 2], [5, 3], [8, 4]],
  wine: [[2, 2], [3, 3], [4, 3], [6, 4]],
  oil: [[1, 2], [2, 3], [3, 3], [6, 5]],
};
export const BONUS: Partial<Record<Good, number>> = { carpets: 3, wine: 4, oil: 5 };

/** Buildings with their cost in gold and goats. */
export const COSTS: [string, number, number][] = [["temple", 3, 3], ["warehouse", 4, 4], ["stable", 2, 1], ["store", 0, 2]];
export const PURSE_SIZE = 24;
export const TURNS = 6;
/** With four players the first two boxes are crossed out from the start. */
export const turnsOf = (players: number): number => (players === 4 ? TURNS - 2 : TURNS);

export const MARKET = [
  ["score", "yellow", "1 carpets", "+1", "score"],
  ["1 spices", "1 oil", "2 goats", "yellow", "2 oil"],
  ["+1", "1 wine", "start", "1 gold", "+1"],
  ["2 oil", "2 gold", "yellow", "1 wine", "1 carpets"],
  ["score", "1 goats", "+1", "2 goats", "1 spices"],
];
export const START = "c3";

export const fieldName = (row: number, column: number): string => `${"abcde"[column]}${row + 1}`;
export const isField = (name: string): boolean => /^[a-e][1-5]$/.test(name);
export const coordinates = (field: string): [number, number] => ["abcde".indexOf(field[0]!), Number(field[1]) - 1];

/** The field that a step leads to. */
export function neighbor(field: string, direction: string): string {
  const [x, y] = coordinates(field);
  const [dx, dy] = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] }[direction] ?? [0, 0];
  return fieldName(y + dy!, x + dx!);
}
