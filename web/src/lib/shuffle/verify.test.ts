import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/shuffles.json";
import type { ReplayStep, SeatInfo } from "../types";
import type { StoredCommitment } from "./storage";
import type { Opening } from "./opening";
import { hex, sha256 } from "./sha256";
import { LEVELS, verify, type Evidence, type Outcome, type Verdict } from "./verify";

const human = (you: boolean): SeatInfo => {
  return { kind: "human", name: "Ann", player: null, level: null, you, contributed: true, connected: true, replaced: false, resigned: false, abandons: false };
};
const bot = (level: string): SeatInfo => ({ ...human(false), kind: "bot", name: null, level });
const step = (action: string | null, view: object) => ({ action, view }) as unknown as ReplayStep;
const anotherSecret = hex(sha256("another secret"));

interface Case {
  record: { game: string; rules: number; players: number; seed: { secret: string; contributions: string[] } };
  evidence: Evidence & { stored: StoredCommitment; seen: Opening };
}

function caseOf(game: string, secret: string, contributions: string[], seen: Opening, steps: ReplayStep[]): Case {
  const commitment = hex(sha256(secret));
  const stored = { commitment, contribution: contributions[0]! };
  return {
    record: { game, rules: 1, players: contributions.length, seed: { secret, contributions } },
    evidence: { id: "our-table", game, seats: contributions.map((_, i) => human(i === 0)), published: commitment, stored, seen, steps },
  };
}

function cardGame(): Case {
  const { game, secret, contributions, first, hands } = structuredClone(vectors.deals[4]!);
  const seen = { bots: {}, first, hands: { 0: hands[0]! }, roll: null };
  return caseOf(game, secret, contributions, seen, [step(null, { first, hands }), step("pass", {})]);
}

function diceGame(): Case {
  const { game, secret, contributions, first, harbors } = structuredClone(vectors.rolls[1]!);
  const seen = { bots: {}, first, hands: {}, roll: { action: "roll 1", harbor: harbors["roll 1"] } };
  return caseOf(game, secret, contributions, seen as unknown as Opening, [
    step(null, { first, harbor: {} }),
    step("roll 1", { first, harbor: harbors["roll 1"] }),
    step("take oil", { first, harbor: {} }),
  ]);
}

const outcomes = (verdict: Verdict): Record<string, Outcome> => {
  return Object.fromEntries(verdict.checks.map(({ subject, outcome }) => [subject, outcome]));
};
const outcomesOf = ({ record, evidence }: Case): Record<string, Outcome> => outcomes(verify(record, evidence));

test("an honest game is verified", () => {
  for (const honest of [cardGame(), diceGame()]) {
    const verdict = verify(honest.record, honest.evidence);
    expect(verdict.outcome).toBe("ok");
    expect(verdict.checks).toHaveLength(4);
    expect(verdict.seed).toHaveLength(64);
  }
});

test("another secret than the committed one is detected, even if the server now publishes its hash", () => {
  for (const forged of [cardGame(), diceGame()]) {
    forged.record.seed.secret = anotherSecret;
    forged.evidence.published = hex(sha256(anotherSecret));
    const verdict = verify(forged.record, forged.evidence);
    expect(verdict.outcome).toBe("bad");
    expect(Object.values(outcomes(verdict)).filter((outcome) => outcome === "bad")).toHaveLength(3);
    expect(outcomes(verdict).mine).toBe("ok");
  }
});

test("a changed contribution of ours is detected", () => {
  const forged = cardGame();
  forged.record.seed.contributions[0] = "something else";
  expect(outcomesOf(forged)).toEqual({ secret: "ok", mine: "bad", "deal-seen": "bad", "deal-replay": "bad" });
});

test("a changed contribution of another player is detected by the cards", () => {
  const forged = cardGame();
  forged.record.seed.contributions[1] = "something else";
  expect(outcomesOf(forged)).toEqual({ secret: "ok", mine: "ok", "deal-seen": "bad", "deal-replay": "bad" });
});

test("a bot's contribution that is not the fixed text is detected", () => {
  const honest = cardGame();
  const { contributions } = honest.record.seed;
  honest.evidence.seen.bots = { 1: "greedy" };
  contributions[1] = "bot greedy";
  expect(outcomesOf(honest).bots).toBe("ok");
  contributions[1] = "bot greedy 8415";
  expect(outcomesOf(honest).bots).toBe("bad");
});

test("a bot with an unknown level, or that is later listed as human, is detected", () => {
  const { record, evidence } = cardGame();
  const { contributions } = record.seed;
  contributions[1] = "bot greedy 8415";
  const renamed = [evidence.seats[0]!, bot("greedy 8415"), evidence.seats[2]!];
  expect(outcomes(verify(record, { ...evidence, seen: null, seats: renamed })).bots).toBe("bad");
  expect(outcomes(verify(record, { ...evidence, seen: { ...evidence.seen, bots: { 1: "greedy" } } })).bots).toBe("bad");
});

test("the bot levels agree with the engine", () => {
  expect(LEVELS).toEqual(vectors.levels);
});

test("a deal that differs from the hand we saw is detected", () => {
  const forged = cardGame();
  forged.evidence.seen.hands[0] = forged.evidence.seen.hands[0]!.replace(/^./, "9");
  expect(outcomesOf(forged)).toEqual({ secret: "ok", mine: "ok", "deal-seen": "bad", "deal-replay": "ok" });
  expect(verify(forged.record, forged.evidence).outcome).toBe("bad");
});

test("a replay with another hand of another player is detected", () => {
  const forged = cardGame();
  (forged.evidence.steps[0]!.view.hands as string[])[1] = "1234567899";
  expect(outcomesOf(forged)).toEqual({ secret: "ok", mine: "ok", "deal-seen": "ok", "deal-replay": "bad" });
});

test("another first player is detected", () => {
  for (const forged of [cardGame(), diceGame()]) {
    forged.evidence.seen.first = 1 - forged.evidence.seen.first;
    forged.evidence.steps[0]!.view.first = 7;
    expect(Object.values(outcomesOf(forged))).toEqual(["ok", "ok", "bad", "bad"]);
  }
});

test("another first roll is detected", () => {
  const seen = diceGame();
  seen.evidence.seen.roll!.harbor.gold!.white += 1;
  seen.evidence.steps[1]!.view.harbor = structuredClone(seen.evidence.steps[1]!.view.harbor);
  expect(outcomesOf(seen)["roll-seen"]).toBe("bad");
  const replayed = diceGame();
  replayed.evidence.steps[1]!.view.harbor = {};
  expect(outcomesOf(replayed)).toMatchObject({ "roll-seen": "ok", "roll-replay": "bad" });
  const renamed = diceGame();
  renamed.evidence.steps[1] = step("roll 0", { harbor: vectors.rolls[1]!.harbors["roll 0"] });
  expect(outcomesOf(renamed)).toMatchObject({ "roll-seen": "ok", "roll-replay": "bad" });
});

test("without stored evidence the outcome is unknown, not ok", () => {
  for (const [honest, thing] of [[cardGame(), "deal"], [diceGame(), "roll"]] as const) {
    const verdict = verify(honest.record, { ...honest.evidence, stored: null, seen: null });
    expect(outcomes(verdict)).toEqual({ secret: "unknown", mine: "unknown", [`${thing}-seen`]: "unknown", [`${thing}-replay`]: "ok" });
    expect(verdict.outcome).toBe("unknown");
    const late = { ...honest.evidence, seen: { ...honest.evidence.seen, hands: {}, roll: null } };
    expect(outcomes(verify(honest.record, late))[`${thing}-seen`]).toBe("unknown");
  }
  const forged = cardGame();
  expect(outcomes(verify(forged.record, { ...forged.evidence, stored: null, published: anotherSecret })).secret).toBe("bad");
});

test("an unknown rules version cannot be verified", () => {
  const later = cardGame();
  later.record.rules = 2;
  expect(outcomesOf(later)).toEqual({ secret: "ok", mine: "ok", rules: "unknown" });
});

test("a record of another table, or no record, is bad", () => {
  const { record, evidence } = cardGame();
  const none = [null, 7, {}, { ...record, players: 4 }, { ...record, game: "corinth" }, { ...record, seed: { number: "7" } }, { ...record, seed: { ...record.seed, table: "another" } }];
  expect(verify({ ...record, seed: { ...record.seed, table: "our-table" } }, evidence).outcome).toBe("ok");
  for (const other of none) expect(verify(other, evidence)).toMatchObject({ outcome: "bad", seed: null });
});

test("every check has a text in the catalog", () => {
  const texts = readFileSync(new URL("../../../../madang/locales/en/page.ftl", import.meta.url), "utf-8");
  const either = (...subjects: string[]) => subjects.flatMap((subject) => [`${subject}-ok`, `${subject}-bad`]);
  const ids = ["record-bad", "rules-unknown", ...either("sum", "secret", "mine", "bots", "deal-seen", "deal-replay", "roll-seen", "roll-replay")];
  ids.push(...["sum", "secret", "mine", "deal-seen", "roll-seen"].map((subject) => `${subject}-unknown`));
  expect(ids.filter((id) => !texts.includes(`\nverify-${id} = `))).toEqual([]);
});
