// Checking a shuffle: what the server promised, what everybody added, and the seed that follows from both.
const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((b) => b.toString(16).padStart(2, "0")).join("");

export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

export interface Verdict {
  /** The secret has the hash that was published before anybody sat down. */
  commitment: boolean;
  /** What this browser added is part of the seed; null if it added nothing. */
  mine: boolean | null;
  /** The seed of the game, as anybody can compute it. */
  seed: string;
}

export async function verify(record: unknown, published: string, mine: string | null): Promise<Verdict> {
  const { secret, contributions } = (record as { seed: { secret: string; contributions: string[] } }).seed;
  return {
    commitment: (await sha256(secret)) === published,
    mine: mine === null ? null : contributions.includes(mine),
    seed: await sha256(JSON.stringify([secret, ...contributions])),
  };
}
