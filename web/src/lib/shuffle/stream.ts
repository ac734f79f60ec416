// The random stream of a game: ChaCha8 keyed by the seed, as in `madang/games/chance.py`.
import { sha256 } from "./sha256";

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const BLOCK = 16;
const KEY = 8;
const WORD = 2 ** 32;

const COLUMNS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
] as const;
const DIAGONALS = [
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function quarterRound(words: Uint32Array, [i, j, k, m]: readonly [number, number, number, number]): void {
  let [a, b, c, d] = [words[i]!, words[j]!, words[k]!, words[m]!];
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 16);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 12);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 7);
  words[i] = a;
  words[j] = b;
  words[k] = c;
  words[m] = d;
}

export class Stream {
  readonly #key = new Uint32Array(KEY);
  #words = new Uint32Array(BLOCK);
  #unread = 0;

  /** The key is the hash of the text. */
  constructor(text: string) {
    this.#key.set(sha256(text).reverse());
  }

  /** Begins a chance event; unread words of the last one are dropped. */
  begin(): void {
    this.#unread = 0;
  }

  /** A number from 0 to n - 1; n must be below 2 ** 21, so that the product is exact. */
  below(n: number): number {
    for (;;) {
      if (this.#unread === 0) this.#nextBlock();
      const product = this.#words[BLOCK - this.#unread]! * n;
      this.#unread--;
      if (product % WORD >= WORD % n) return Math.floor(product / WORD);
    }
  }

  #nextBlock(): void {
    const start = Uint32Array.from([...CONSTANTS, ...this.#key, 0, 0, 0, 0]);
    const words = start.slice();
    for (let doubleRound = 0; doubleRound < 4; doubleRound++) {
      for (const indices of [...COLUMNS, ...DIAGONALS]) quarterRound(words, indices);
    }
    this.#words = words.map((word, i) => word + start[i]!);
    this.#key.set(this.#words.subarray(0, KEY));
    this.#unread = BLOCK - KEY;
  }
}
