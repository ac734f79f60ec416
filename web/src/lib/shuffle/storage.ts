// What this browser stores of a table, to verify the shuffle after the game. Stored values are never replaced.
import { mergeOpenings, type Opening } from "./opening";

/** The server's commitment, stored before our own contribution was sent. */
export interface StoredCommitment {
  commitment: string;
  contribution: string;
}

const COMMITMENT_KEY = "madang.seal.";
const OPENING_KEY = "madang.seen.";
const memory = new Map<string, string>(); // for browsers without storage

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? memory.get(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // the copy in memory lasts until the page is closed
  }
}

export const storedCommitment = (id: string): StoredCommitment | null => read<StoredCommitment>(COMMITMENT_KEY + id);
export const storedOpening = (id: string): Opening | null => read<Opening>(OPENING_KEY + id);

/** A text that nobody can guess. */
export function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores a table's commitment, and returns the contribution that may be sent from now on. */
export function storeCommitment(table: { id: string; commitment: string }): string {
  const known = storedCommitment(table.id);
  if (known) return known.contribution;
  const stored: StoredCommitment = { commitment: table.commitment, contribution: randomText() };
  write(COMMITMENT_KEY + table.id, stored);
  return stored.contribution;
}

/** Adds to the stored opening of a table. */
export function storeOpening(id: string, opening: Opening): void {
  const before = storedOpening(id);
  const merged = mergeOpenings(before, opening);
  if (JSON.stringify(merged) !== JSON.stringify(before)) write(OPENING_KEY + id, merged);
}
