// SHA-256 in TypeScript: browsers offer `crypto.subtle` only over https, and a server at home speaks plain http.
const WORD = 2 ** 32;

/** The first 32 fractional bits of prime ** power. */
const fraction = (prime: number, power: number): number => Math.floor((prime ** power % 1) * WORD);

const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter((n, _, all) => all.every((m) => m >= n || n % m));
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 1 / 2));
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(prime, 1 / 3));

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The text with the padding of the standard: a bit, zeros, and the length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(blocks.length - 4, (bytes.length * 8) % WORD);
  return view;
}

function schedule(data: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = data.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const sigma0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const sigma1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + sigma0 + words[i - 7]! + sigma1;
  }
  return words;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const sum1 = (h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + choice + ROUND[i]! + words[i]!) | 0;
    const sum2 = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + sum1) | 0, c, b, a, (sum1 + sum2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** Returns the eight words of the hash, highest first. */
export function sha256(text: string): Uint32Array {
  const data = padded(text);
  const state = Uint32Array.from(START);
  for (let offset = 0; offset < data.byteLength; offset += 64) compress(state, schedule(data, offset));
  return state;
}

export function hex(words: Uint32Array): string {
  return [...words].map((word) => word.toString(16).padStart(8, "0")).join("");
}
