// Loads a list of tables page by page, up to a limit that "more" raises.
import { api, type ListName, type TableFilter } from "../lib/api";
import type { ListedTable } from "../lib/types";

/** How many tables are on a page of the server. */
const PAGE_SIZE = 50;
const INITIAL_LIMIT = 12;

export interface TableList {
  rows: ListedTable[];
  /** The largest number of rows to show. */
  limit: number;
  /** Whether the server has more rows than the limit. */
  more: boolean;
}

export const emptyList = (): TableList => ({ rows: [], limit: INITIAL_LIMIT, more: false });

/** The limit after a click on "more": first the whole first page, then one page more each time. */
export const raiseLimit = (limit: number): number => (limit < PAGE_SIZE ? PAGE_SIZE : limit + PAGE_SIZE);

/** Loads a list up to its limit. A table that moved to another page between the requests is listed once. */
export async function loadList(which: ListName, limit: number, filter: TableFilter): Promise<TableList> {
  const numbers = Array.from({ length: Math.ceil(limit / PAGE_SIZE) }, (_, page) => page);
  const pages = await Promise.all(numbers.map((page) => api.tables(which, page, filter)));
  const rows = new Map(pages.flatMap(({ tables }) => tables.map((row) => [row.table.id, row] as const)));
  return { rows: [...rows.values()].slice(0, limit), limit, more: rows.size > limit || (pages.at(-1)?.more ?? false) };
}
