// Names of the seats of one device: the server knows one name for all of a player's seats, so this device keeps them.
const KEY = "madang.seat-names";
const MAX_TABLES = 60;
type SeatNames = (string | null)[];

function read(): Record<string, SeatNames> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, SeatNames>;
  } catch {
    return {};
  }
}

/** The names given to the seats of a table on this device; null or missing for the others. */
export function seatNames(table: string): SeatNames {
  const names = read()[table];
  return Array.isArray(names) ? names : [];
}

/** Stores the names of a table's seats; blank names are not stored. The names of the oldest tables are dropped. */
export function storeSeatNames(table: string, names: SeatNames): void {
  const trimmed = names.map((name) => name?.trim() || null);
  if (trimmed.every((name) => name === null)) return;
  const { [table]: _, ...others } = read();
  const kept = [...Object.entries(others), [table, trimmed] as const].slice(-MAX_TABLES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
