// Tables that were removed from "my tables" on this device. A table that changes afterwards is shown again.
import type { ListedTable } from "../lib/types";

const KEY = "madang.hidden-tables";
const MAX_TABLES = 500;
const ABANDONED_AFTER = 24 * 3600;

/** By table: when it had changed last when it was hidden. */
type HiddenTables = Record<string, number>;

export function hiddenTables(): HiddenTables {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as HiddenTables;
  } catch {
    return {};
  }
}

/** Hides a table, and returns all hidden tables. */
export function hideTable({ table, changed }: ListedTable): HiddenTables {
  const { [table.id]: _, ...others } = hiddenTables();
  const kept = Object.fromEntries([...Object.entries(others), [table.id, changed] as const].slice(-MAX_TABLES));
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

export const isHidden = (hidden: HiddenTables, { table, changed }: ListedTable): boolean => hidden[table.id] === changed;

/** Whether a table may be hidden: its game is over, or nothing has happened for a day. */
export const mayHide = ({ table, changed }: ListedTable, now = Date.now() / 1000): boolean =>
  table.status === "over" || changed < now - ABANDONED_AFTER;
