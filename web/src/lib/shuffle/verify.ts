// Verifies in the browser that nobody chose the cards. Loaded only when the user asks for it.
import { botsOf } from "../seats";
import type { CardView, CorinthView, Group, ReplayStep, SeatInfo } from "../types";
import { firstDeal, firstRoll, RULES, seedOf, type Deal, type Roll } from "./deal";
import type { StoredCommitment } from "./storage";
import type { Opening } from "./opening";
import { hex, sha256 } from "./sha256";

/** Verified, contradicted, or not known to this browser. */
export type Outcome = "ok" | "bad" | "unknown";

/**
 * What is checked: the record's shape, the secret, our own contribution, the bots' contributions, the rules version, and
 * the first deal or roll against what was seen live (`-seen`) and against the replay (`-replay`).
 */
export type Subject = "record" | "secret" | "mine" | "bots" | "rules" | "deal-seen" | "deal-replay" | "roll-seen" | "roll-replay";

export interface Check {
  subject: Subject;
  outcome: Outcome;
}

export interface Verdict {
  checks: Check[];
  /** Bad if any check is bad, ok if all are ok, otherwise unknown. */
  outcome: Outcome;
  /** The seed computed from the record; null if the record is not valid. */
  seed: string | null;
}

export interface Evidence {
  /** The table's id. */
  id: string;
  game: string;
  seats: SeatInfo[];
  /** The commitment that the server shows now. */
  published: string;
  /** Stored before the game; null if this browser did not take part. */
  stored: StoredCommitment | null;
  /** Seen live; null if this browser did not watch the opening. */
  seen: Opening | null;
  /** The replay with all cards open. */
  steps: ReplayStep[];
}

export const LEVELS = ["random", "greedy", "adept", "expert", "master"];

interface SeedInputs {
  rules: number;
  secret: string;
  contributions: string[];
}

export function verify(record: unknown, evidence: Evidence): Verdict {
  const inputs = readRecord(record, evidence);
  if (!inputs) return verdictOf([{ subject: "record", outcome: "bad" }], null);
  const seed = seedOf(inputs.secret, inputs.contributions);
  return verdictOf([...checkSeed(inputs, evidence), ...checkOpening(inputs.rules, seed, evidence)], seed);
}

function verdictOf(checks: Check[], seed: string | null): Verdict {
  const has = (outcome: Outcome) => checks.some((check) => check.outcome === outcome);
  return { checks, seed, outcome: has("bad") ? "bad" : has("unknown") ? "unknown" : "ok" };
}

const outcomeOf = (correct: boolean): Outcome => (correct ? "ok" : "bad");

/** Returns what the seed is made of, or null if this is not a record of the table. */
function readRecord(record: unknown, { id, game, seats }: Evidence): SeedInputs | null {
  const { game: recordGame, players, rules, seed } = (record ?? {}) as Record<string, unknown>;
  const { secret, contributions, table = id } = (seed ?? {}) as Record<string, unknown>;
  const areTexts = Array.isArray(contributions) && contributions.every((text) => typeof text === "string");
  if (table !== id) return null;
  if (recordGame !== game || players !== seats.length || typeof rules !== "number" || typeof secret !== "string") return null;
  return areTexts && contributions.length === players ? { rules, secret, contributions } : null;
}

// --- the seed --------------------------------------------------------------------------------------------------------

function checkSeed({ secret, contributions }: SeedInputs, { published, stored, seen, seats }: Evidence): Check[] {
  const commitment = hex(sha256(secret));
  const matches = stored ? commitment === stored.commitment : null;
  const bots = Object.entries(seen?.bots ?? botsOf(seats));
  const fixed = bots.every(([seat, level]) => LEVELS.includes(level) && contributions[Number(seat)] === `bot ${level}`);
  const checks: Check[] = [
    { subject: "secret", outcome: matches === null && commitment === published ? "unknown" : outcomeOf(matches === true) },
    { subject: "mine", outcome: stored ? outcomeOf(contributions.includes(stored.contribution)) : "unknown" },
  ];
  // A bot's contribution is fixed: otherwise the server could try texts until it gets the cards it wants.
  return bots.length ? [...checks, { subject: "bots", outcome: outcomeOf(fixed) }] : checks;
}

// --- the first deal or roll ------------------------------------------------------------------------------------------

function checkOpening(rules: number, seed: string, evidence: Evidence): Check[] {
  if (rules !== RULES[evidence.game]) return [{ subject: "rules", outcome: "unknown" }];
  return evidence.game === "corinth" ? checkRoll(seed, evidence) : checkDeal(seed, evidence);
}

function checkDeal(seed: string, { game, seats, seen, steps }: Evidence): Check[] {
  const deal = firstDeal(game, seats.length, seed);
  const start = steps[0]?.view as CardView | undefined;
  const replayed = start?.first === deal.first && deal.hands.every((hand, seat) => start.hands[seat] === hand);
  return [
    { subject: "deal-seen", outcome: seen ? compareDeal(seen, deal) : "unknown" },
    { subject: "deal-replay", outcome: outcomeOf(replayed) },
  ];
}

function compareDeal(seen: Opening, deal: Deal): Outcome {
  const hands = Object.entries(seen.hands);
  if (seen.first !== deal.first || hands.some(([seat, hand]) => deal.hands[Number(seat)] !== hand)) return "bad";
  return hands.length ? "ok" : "unknown";
}

function checkRoll(seed: string, { seats, seen, steps }: Evidence): Check[] {
  const rollAfter = (action: string) => firstRoll(seats.length, seed, Number(action.split(" ")[1]));
  const replayed = rollInReplay(steps);
  const correct = replayed !== null && sameRoll(replayed, rollAfter(replayed.action));
  const asSeen = !seen?.roll || seen.roll.action === replayed?.action;
  return [
    { subject: "roll-seen", outcome: seen ? compareRoll(seen, rollAfter(seen.roll?.action ?? "roll 0")) : "unknown" },
    { subject: "roll-replay", outcome: outcomeOf(correct && asSeen) },
  ];
}

function rollInReplay(steps: ReplayStep[]): (Roll & { action: string }) | null {
  const step = steps.find(({ action }) => action?.startsWith("roll"));
  if (!step) return null;
  const [start, after] = [steps[0]!.view, step.view] as unknown as [CorinthView, CorinthView];
  return { action: step.action!, first: start.first, harbor: after.harbor };
}

function compareRoll(seen: Opening, roll: Roll): Outcome {
  if (seen.first !== roll.first) return "bad";
  return seen.roll ? outcomeOf(sameRoll({ first: seen.first, harbor: seen.roll.harbor }, roll)) : "unknown";
}

function sameRoll(a: Roll, b: Roll): boolean {
  const districts = new Set([...Object.keys(a.harbor ?? {}), ...Object.keys(b.harbor)]);
  return a.first === b.first && [...districts].every((district) => sameGroup(a.harbor?.[district], b.harbor[district]));
}

function sameGroup(a?: Group, b?: Group): boolean {
  return a?.value === b?.value && a?.white === b?.white && a?.yellow === b?.yellow;
}
