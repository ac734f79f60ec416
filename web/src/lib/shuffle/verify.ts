// Did nobody choose the cards? Everything about a shuffle that can be checked in a browser. Loaded only when it is asked for.
import { botsOf } from "../seats";
import type { CardView, CorinthView, Group, SeatInfo, Step } from "../types";
import { firstDeal, firstRoll, RULES, seedOf, type Deal, type Roll } from "./deal";
import type { Seal } from "./kept";
import type { Seen } from "./seen";
import { hex, sha256 } from "./sha256";

/** Verified, contradicted, or beyond what this browser can know. */
export type Outcome = "ok" | "bad" | "unknown";

/**
 * What is checked: the record's shape, the secret, our own contribution, those of bots, the rules version, and the first
 * deal or roll against what was seen live (`seen`) and against the replay.
 */
export type Subject = "record" | "secret" | "mine" | "bots" | "rules" | "deal-seen" | "deal-replay" | "roll-seen" | "roll-replay";

export interface Check {
  subject: Subject;
  outcome: Outcome;
}

export interface Verdict {
  checks: Check[];
  /** Contradicted if anything is, verified if everything is. */
  outcome: Outcome;
  /** The seed that follows from the record; null if the record gives none. */
  seed: string | null;
}

export interface Evidence {
  /** The table's id. */
  id: string;
  game: string;
  seats: SeatInfo[];
  /** The commitment that the server shows now. */
  published: string;
  seal: Seal | null;
  seen: Seen | null;
  /** The replay with all cards open. */
  steps: Step[];
}

/** The levels that bots can have. */
export const LEVELS = ["random", "greedy", "adept", "expert", "master"];

interface Material {
  rules: number;
  secret: string;
  contributions: string[];
}

export function verify(record: unknown, evidence: Evidence): Verdict {
  const material = read(record, evidence);
  if (!material) return judged([{ subject: "record", outcome: "bad" }], null);
  const seed = seedOf(material.secret, material.contributions);
  return judged([...checkSeed(material, evidence), ...checkFirst(material.rules, seed, evidence)], seed);
}

function judged(checks: Check[], seed: string | null): Verdict {
  const has = (outcome: Outcome) => checks.some((check) => check.outcome === outcome);
  return { checks, seed, outcome: has("bad") ? "bad" : has("unknown") ? "unknown" : "ok" };
}

const told = (right: boolean): Outcome => (right ? "ok" : "bad");

/** What the seed is made of; null if this is no record of the table. */
function read(record: unknown, { id, game, seats }: Evidence): Material | null {
  const { game: of, players, rules, seed } = (record ?? {}) as Record<string, unknown>;
  const { secret, contributions, table = id } = (seed ?? {}) as Record<string, unknown>;
  const texts = Array.isArray(contributions) && contributions.every((text) => typeof text === "string");
  if (table !== id) return null;
  if (of !== game || players !== seats.length || typeof rules !== "number" || typeof secret !== "string") return null;
  return texts && contributions.length === players ? { rules, secret, contributions } : null;
}

// --- the seed --------------------------------------------------------------------------------------------------------

function checkSeed({ secret, contributions }: Material, { published, seal, seen, seats }: Evidence): Check[] {
  const commitment = hex(sha256(secret));
  const promised = seal ? commitment === seal.commitment : null;
  const bots = Object.entries(seen?.bots ?? botsOf(seats));
  const usual = bots.every(([seat, level]) => LEVELS.includes(level) && contributions[Number(seat)] === `bot ${level}`);
  const checks: Check[] = [
    { subject: "secret", outcome: promised === null && commitment === published ? "unknown" : told(promised === true) },
    { subject: "mine", outcome: seal ? told(contributions.includes(seal.contribution)) : "unknown" },
  ];
  // A bot's text is fixed: a free one would let the server try texts until it likes the cards.
  return bots.length ? [...checks, { subject: "bots", outcome: told(usual) }] : checks;
}

// --- the first deal or roll ------------------------------------------------------------------------------------------

function checkFirst(rules: number, seed: string, evidence: Evidence): Check[] {
  if (rules !== RULES[evidence.game]) return [{ subject: "rules", outcome: "unknown" }];
  return evidence.game === "corinth" ? checkRoll(seed, evidence) : checkDeal(seed, evidence);
}

function checkDeal(seed: string, { game, seats, seen, steps }: Evidence): Check[] {
  const deal = firstDeal(game, seats.length, seed);
  const shown = steps[0]?.view as CardView | undefined;
  const replayed = shown?.first === deal.first && deal.hands.every((hand, seat) => shown.hands[seat] === hand);
  return [
    { subject: "deal-seen", outcome: seen ? seenDeal(seen, deal) : "unknown" },
    { subject: "deal-replay", outcome: told(replayed) },
  ];
}

function seenDeal(seen: Seen, deal: Deal): Outcome {
  const hands = Object.entries(seen.hands);
  if (seen.first !== deal.first || hands.some(([seat, hand]) => deal.hands[Number(seat)] !== hand)) return "bad";
  return hands.length ? "ok" : "unknown";
}

function checkRoll(seed: string, { seats, seen, steps }: Evidence): Check[] {
  const rolled = (action: string) => firstRoll(seats.length, seed, Number(action.split(" ")[1]));
  const shown = replayedRoll(steps);
  const replayed = shown !== null && sameRoll(shown, rolled(shown.action));
  const asSeen = !seen?.roll || seen.roll.action === shown?.action;
  return [
    { subject: "roll-seen", outcome: seen ? seenRoll(seen, rolled(seen.roll?.action ?? "roll 0")) : "unknown" },
    { subject: "roll-replay", outcome: told(replayed && asSeen) },
  ];
}

function replayedRoll(steps: Step[]): (Roll & { action: string }) | null {
  const step = steps.find(({ action }) => action?.startsWith("roll"));
  if (!step) return null;
  const [start, after] = [steps[0]!.view, step.view] as unknown as [CorinthView, CorinthView];
  return { action: step.action!, first: start.first, harbor: after.harbor };
}

function seenRoll(seen: Seen, roll: Roll): Outcome {
  if (seen.first !== roll.first) return "bad";
  return seen.roll ? told(sameRoll({ first: seen.first, harbor: seen.roll.harbor }, roll)) : "unknown";
}

function sameRoll(one: Roll, other: Roll): boolean {
  const places = new Set([...Object.keys(one.harbor ?? {}), ...Object.keys(other.harbor)]);
  return one.first === other.first && [...places].every((place) => sameGroup(one.harbor?.[place], other.harbor[place]));
}

function sameGroup(one?: Group, other?: Group): boolean {
  return one?.value === other?.value && one?.white === other?.white && one?.yellow === other?.yellow;
}
