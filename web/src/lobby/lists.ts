// Lists of tables: how much of each is shown, and the pages that this takes.
import { api, type Narrowing, type Which } from "../lib/api";
import type { ListedTable } from "../lib/types";

/** How many tables the server gives at a time. */
export const PAGE = 50;
const AT_FIRST = 12;

export interface List {
  rows: ListedTable[];
  /** How many rows are to be shown at most. */
  limit: number;
  /** Whether there are others beyond the limit. */
  more: boolean;
}

export const empty = (): List => ({ rows: [], limit: AT_FIRST, more: false });

/** The limit after a click on "more": the rest of the first page, then a page at a time. */
export const raised = (limit: number): number => (limit < PAGE ? PAGE : limit + PAGE);

/** A list up to its limit. A table that moved from one page to the next meanwhile is there once. */
export async function load(which: Which, limit: number, narrowing: Narrowing): Promise<List> {
  const numbers = Array.from({ length: Math.ceil(limit / PAGE) }, (_, page) => page);
  const pages = await Promise.all(numbers.map((page) => api.tables(which, page, narrowing)));
  const rows = new Map(pages.flatMap(({ tables }) => tables.map((row) => [row.table.id, row] as const)));
  return { rows: [...rows.values()].slice(0, limit), limit, more: rows.size > limit || (pages.at(-1)?.more ?? false) };
}
