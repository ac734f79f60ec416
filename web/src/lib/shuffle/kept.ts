// What this browser keeps of a table, to verify the shuffle after the game. Nothing kept is ever replaced.
import { merged, type Seen } from "./seen";

/** What the server had promised, kept before our own contribution was sent. */
export interface Seal {
  commitment: string;
  contribution: string;
}

const SEAL = "madang.seal.";
const SEEN = "madang.seen.";
const memory = new Map<string, string>(); // for browsers that refuse to store

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
    // then it is known until the page is closed
  }
}

export const sealOf = (id: string): Seal | null => read<Seal>(SEAL + id);
export const seenOf = (id: string): Seen | null => read<Seen>(SEEN + id);

function randomText(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep a table's commitment; the contribution that may be sent from now on. */
export function keepSeal(table: { id: string; commitment: string }): string {
  const known = sealOf(table.id);
  if (known) return known.contribution;
  const seal: Seal = { commitment: table.commitment, contribution: randomText() };
  write(SEAL + table.id, seal);
  return seal.contribution;
}

export function keepSeen(id: string, now: Seen): void {
  const before = seenOf(id);
  const all = merged(before, now);
  if (JSON.stringify(all) !== JSON.stringify(before)) write(SEEN + id, all);
}
