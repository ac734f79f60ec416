// Taking part in a table. Each way keeps the table's commitment first and sends the contribution after that.
import { api, Refused } from "./api";
import { isMine, reservedForMe } from "./seats";
import { keepSeal } from "./shuffle/kept";
import type { NewTable, Snapshot, TableInfo } from "./types";

/** Whether the shuffle still waits for what this browser adds. */
export const owesContribution = (table: TableInfo): boolean =>
  table.status === "open" && table.seats.some((seat) => isMine(seat) && !seat.contributed);

export async function contribute(table: TableInfo): Promise<void> {
  try {
    await api.contribute(table.id, keepSeal(table));
  } catch (error) {
    if (!(error instanceof Refused && error.id === "already-contributed")) throw error; // another tab was faster
  }
}

export const sitDown = (table: TableInfo): Promise<Snapshot> =>
  api.sit(table.id, reservedForMe(table.seats), keepSeal(table));

/** A new table; its id. */
export async function createTable(wish: NewTable): Promise<string> {
  const { table } = await api.create(wish);
  await takePart(table);
  return table.id;
}

/** The table that continues this one, made or found; its id. */
export async function startRematch(id: string): Promise<string> {
  const { table } = await api.rematch(id);
  await takePart(table);
  return table.id;
}

async function takePart(table: TableInfo): Promise<void> {
  try {
    if (owesContribution(table)) await contribute(table);
    else if (table.status === "open" && reservedForMe(table.seats) !== null) await sitDown(table);
  } catch {
    // the page of the table tries again, and says what is wrong
  }
}
