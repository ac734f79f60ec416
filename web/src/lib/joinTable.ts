// Joining a table. Every way stores the table's commitment first, and sends the contribution after that.
import { api, ApiError } from "./api";
import { rememberPlayed } from "./lessonProgress";
import { seatNames, storeSeatNames } from "./seatNames";
import { isMine, reservedForMe } from "./seats";
import { storeCommitment } from "./shuffle/storage";
import type { NewTable, Snapshot, TableInfo } from "./types";

/** Whether the shuffle still waits for this browser's contribution. */
export const owesContribution = (table: TableInfo): boolean =>
  table.status === "open" && table.seats.some((seat) => isMine(seat) && !seat.contributed);

export async function contribute(table: TableInfo): Promise<void> {
  try {
    await api.contribute(table.id, storeCommitment(table));
  } catch (error) {
    if (!(error instanceof ApiError && error.id === "already-contributed")) throw error; // another tab was faster
  }
}

export function sitDown(table: TableInfo): Promise<Snapshot> {
  rememberPlayed(table.game);
  return api.sit(table.id, reservedForMe(table.seats), storeCommitment(table));
}

/** Returns the id of the new table. */
export async function createTable(request: NewTable): Promise<string> {
  const { table } = await api.create(request);
  rememberPlayed(table.game);
  await join(table);
  return table.id;
}

/** Returns the id of the table that continues this one; the first call creates it. */
export async function startRematch(id: string): Promise<string> {
  const { table } = await api.rematch(id);
  storeSeatNames(table.id, seatNames(id));
  await join(table);
  return table.id;
}

async function join(table: TableInfo): Promise<void> {
  try {
    if (owesContribution(table)) await contribute(table);
    else if (table.status === "open" && reservedForMe(table.seats) !== null) await sitDown(table);
  } catch {
    // the waiting room tries again, and shows the error
  }
}
