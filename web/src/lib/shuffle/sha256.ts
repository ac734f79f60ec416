// SHA-256 of our own: browsers offer theirs (`crypto.subtle`) only over https, and a server at home speaks plain http.
const WORD = 2 ** 32;

/** The first 32 bits after the point of a prime's root; `power` says which root. */
const fraction = (prime: number, power: number): number => Math.floor((prime ** power % 1) * WORD);

const PRIMES = Array.from({ length: 310 }, (_, i) => i + 2).filter((n, _, all) => all.every((m) => m >= n || n % m));
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 1 / 2));
const ROUND = PRIMES.slice(0, 64).map((prime) => fraction(prime, 1 / 3));

const rotated = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The text with the end that the standard asks for: a bit, zeros, and the length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor((bytes.length * 8) / WORD));
  view.setUint32(whole.length - 4, (bytes.length * 8) % WORD);
  return view;
}

function schedule(data: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i++) words[i] = data.getUint32(offset + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const two = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + two;
  }
  return words;
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + chosen + ROUND[i]! + words[i]!) | 0;
    const two = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The eight words of the hash, highest first. */
export function sha256(text: string): Uint32Array {
  const data = padded(text);
  const state = Uint32Array.from(START);
  for (let offset = 0; offset < data.byteLength; offset += 64) mix(state, schedule(data, offset));
  return state;
}

export function hex(words: Uint32Array): string {
  return [...words].map((word) => word.toString(16).padStart(8, "0")).join("");
}
