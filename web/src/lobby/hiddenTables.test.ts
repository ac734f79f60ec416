import { beforeEach, expect, it, vi } from "vitest";
import type { ListedTable } from "../lib/types";
import { hiddenTables, hideTable, isHidden, mayHide } from "./hiddenTables";

const row = (id: string, changed: number, status = "over") => ({ table: { id, status }, changed }) as ListedTable;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it("hides a table until it changes", () => {
  hideTable(row("a", 5));
  expect(isHidden(hiddenTables(), row("a", 5))).toBe(true);
  expect(isHidden(hiddenTables(), row("a", 6))).toBe(false);
  expect(isHidden(hiddenTables(), row("b", 5))).toBe(false);
});

it("offers it for finished and abandoned tables", () => {
  expect(mayHide(row("a", 100_000), 100_001)).toBe(true);
  expect(mayHide(row("a", 100_000, "playing"), 100_001)).toBe(false);
  expect(mayHide(row("a", 0, "playing"), 100_001)).toBe(true);
});

it("survives a damaged store", () => {
  localStorage.setItem("madang.hidden-tables", "{");
  expect(hiddenTables()).toEqual({});
});
