// Computes the first deal of Koryŏ and Chosŏn and the first roll of Corinth from a seed, as `setup` in `madang/games` does.
import type { Group } from "../types";
import { hex, sha256 } from "./sha256";
import { Stream } from "./stream";

/** The rules versions that this module implements. */
export const RULES: Record<string, number> = { koryo: 1, choson: 2, corinth: 1 };

const DECKS: Record<string, { kinds: string; copies: number[] }> = {
  koryo: { kinds: "123456789BL", copies: [1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4] },
  choson: { kinds: "123456789E", copies: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
};
const FIRST_HAND_SIZE = 10;

const DISTRICTS = ["goats", "oil", "wine", "carpets", "spices", "gold"];
const PIPS = 6;
const WHITE_DICE = 9;
const YELLOW_DICE = 3;

export interface Deal {
  first: number;
  hands: string[];
}

export interface Roll {
  first: number;
  harbor: Record<string, Group>;
}

/** The seed of a game, in hexadecimal: the hash of the secret and all contributions. */
export function seedOf(secret: string, contributions: string[]): string {
  return hex(sha256(JSON.stringify([secret, ...contributions])));
}

/** The random stream of a game; every setup first draws the first player from it. */
function openStream(game: string, players: number, seed: string): { stream: Stream; first: number } {
  const stream = new Stream(`madang ${game} ${BigInt(`0x${seed}`)}`);
  return { stream, first: stream.below(players) };
}

/** The hands of round 1 and the first player. */
export function firstDeal(game: string, players: number, seed: string): Deal {
  const { kinds, copies } = DECKS[game]!;
  const { stream, first } = openStream(game, players, seed);
  stream.begin();
  const pile = copies.flatMap((count, kind) => Array<string>(count).fill(kinds[kind]!));
  const hands = Array.from({ length: players }, () => [] as string[]);
  for (let card = 0; card < FIRST_HAND_SIZE * players; card++) {
    hands[(first + card) % players]!.push(...pile.splice(stream.below(pile.length), 1));
  }
  const order = (a: string, b: string) => kinds.indexOf(a) - kinds.indexOf(b);
  return { first, hands: hands.map((hand) => hand.sort(order).join("")) };
}

/** The first player of Corinth, and the harbor after the first roll with `yellow` bought dice. */
export function firstRoll(players: number, seed: string, yellow: number): Roll {
  const { stream, first } = openStream("corinth", players, seed);
  stream.begin();
  const groups = Array.from({ length: PIPS }, (_, pip): Group => ({ value: pip + 1, white: 0, yellow: 0 }));
  for (let die = 0; die < WHITE_DICE; die++) groups[stream.below(PIPS)]!.white++;
  for (let die = 0; die < Math.min(yellow, YELLOW_DICE); die++) groups[stream.below(PIPS)]!.yellow++;
  const rolled = groups.filter((group) => group.white + group.yellow > 0);
  const districtOf = (i: number) => (i === rolled.length - 1 ? "gold" : DISTRICTS[i]!); // the highest group always goes to gold
  return { first, harbor: Object.fromEntries(rolled.map((group, i) => [districtOf(i), group])) };
}
