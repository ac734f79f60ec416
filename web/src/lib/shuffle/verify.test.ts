import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/shuffles.json";
import type { SeatInfo, Step } from "../types";
import type { Seal } from "./kept";
import type { Seen } from "./seen";
import { hex, sha256 } from "./sha256";
import { LEVELS, verify, type Evidence, type Outcome, type Verdict } from "./verify";

const human = (you: boolean): SeatInfo => {
  return { kind: "human", name: "Ann", level: null, you, contributed: true, connected: true };
};
const bot = (level: string): SeatInfo => ({ ...human(false), kind: "bot", name: null, level });
const step = (action: string | null, view: object) => ({ action, view }) as unknown as Step;
const another = hex(sha256("another secret"));

interface Case {
  record: { game: string; rules: number; players: number; seed: { secret: string; contributions: string[] } };
  evidence: Evidence & { seal: Seal; seen: Seen };
}

function evidenceOf(game: string, secret: string, contributions: string[], seen: Seen, steps: Step[]): Case {
  const commitment = hex(sha256(secret));
  const seal = { commitment, contribution: contributions[0]! };
  return {
    record: { game, rules: 1, players: contributions.length, seed: { secret, contributions } },
    evidence: { id: "our-table", game, seats: contributions.map((_, i) => human(i === 0)), published: commitment, seal, seen, steps },
  };
}

function cards(): Case {
  const { game, secret, contributions, first, hands } = structuredClone(vectors.deals[4]!);
  const seen = { bots: {}, first, hands: { 0: hands[0]! }, roll: null };
  return evidenceOf(game, secret, contributions, seen, [step(null, { first, hands }), step("pass", {})]);
}

function dice(): Case {
  const { game, secret, contributions, first, harbors } = structuredClone(vectors.rolls[1]!);
  const seen = { bots: {}, first, hands: {}, roll: { action: "roll 1", harbor: harbors["roll 1"] } };
  return evidenceOf(game, secret, contributions, seen as unknown as Seen, [
    step(null, { first, harbor: {} }),
    step("roll 1", { first, harbor: harbors["roll 1"] }),
    step("take oil", { first, harbor: {} }),
  ]);
}

const outcomes = (verdict: Verdict): Record<string, Outcome> => {
  return Object.fromEntries(verdict.checks.map(({ subject, outcome }) => [subject, outcome]));
};
const judged = ({ record, evidence }: Case): Record<string, Outcome> => outcomes(verify(record, evidence));

test("an honest game", () => {
  for (const honest of [cards(), dice()]) {
    const verdict = verify(honest.record, honest.evidence);
    expect(verdict.outcome).toBe("ok");
    expect(verdict.checks).toHaveLength(4);
    expect(verdict.seed).toHaveLength(64);
  }
});

test("another secret than the one that was sealed, even if the server now shows its hash", () => {
  for (const forged of [cards(), dice()]) {
    forged.record.seed.secret = another;
    forged.evidence.published = hex(sha256(another));
    const verdict = verify(forged.record, forged.evidence);
    expect(verdict.outcome).toBe("bad");
    expect(Object.values(outcomes(verdict)).filter((outcome) => outcome === "bad")).toHaveLength(3);
    expect(outcomes(verdict).mine).toBe("ok");
  }
});

test("a contribution of ours that was changed or left out", () => {
  const forged = cards();
  forged.record.seed.contributions[0] = "something else";
  expect(judged(forged)).toEqual({ secret: "ok", mine: "bad", "deal-seen": "bad", "deal-replay": "bad" });
});

test("another player's contribution that was changed shows in the cards", () => {
  const forged = cards();
  forged.record.seed.contributions[1] = "something else";
  expect(judged(forged)).toEqual({ secret: "ok", mine: "ok", "deal-seen": "bad", "deal-replay": "bad" });
});

test("a bot's contribution that could have been chosen", () => {
  const honest = cards();
  const { contributions } = honest.record.seed;
  honest.evidence.seen.bots = { 1: "greedy" };
  contributions[1] = "bot greedy";
  expect(judged(honest).bots).toBe("ok");
  contributions[1] = "bot greedy 8415";
  expect(judged(honest).bots).toBe("bad");
});

test("a bot whose level is a text to choose freely, or that is called a human in the end", () => {
  const { record, evidence } = cards();
  const { contributions } = record.seed;
  contributions[1] = "bot greedy 8415";
  const renamed = [evidence.seats[0]!, bot("greedy 8415"), evidence.seats[2]!];
  expect(outcomes(verify(record, { ...evidence, seen: null, seats: renamed })).bots).toBe("bad");
  expect(outcomes(verify(record, { ...evidence, seen: { ...evidence.seen, bots: { 1: "greedy" } } })).bots).toBe("bad");
});

test("the levels of bots are those of the engine", () => {
  expect(LEVELS).toEqual(vectors.levels);
});

test("other cards than were dealt to us", () => {
  const forged = cards();
  forged.evidence.seen.hands[0] = forged.evidence.seen.hands[0]!.replace(/^./, "9");
  expect(judged(forged)).toEqual({ secret: "ok", mine: "ok", "deal-seen": "bad", "deal-replay": "ok" });
  expect(verify(forged.record, forged.evidence).outcome).toBe("bad");
});

test("other cards of somebody else in the replay", () => {
  const forged = cards();
  (forged.evidence.steps[0]!.view.hands as string[])[1] = "1234567899";
  expect(judged(forged)).toEqual({ secret: "ok", mine: "ok", "deal-seen": "ok", "deal-replay": "bad" });
});

test("another first player", () => {
  for (const forged of [cards(), dice()]) {
    forged.evidence.seen.first = 1 - forged.evidence.seen.first;
    forged.evidence.steps[0]!.view.first = 7;
    expect(Object.values(judged(forged))).toEqual(["ok", "ok", "bad", "bad"]);
  }
});

test("another first roll", () => {
  const seen = dice();
  seen.evidence.seen.roll!.harbor.gold!.white += 1;
  seen.evidence.steps[1]!.view.harbor = structuredClone(seen.evidence.steps[1]!.view.harbor);
  expect(judged(seen)["roll-seen"]).toBe("bad");
  const replayed = dice();
  replayed.evidence.steps[1]!.view.harbor = {};
  expect(judged(replayed)).toMatchObject({ "roll-seen": "ok", "roll-replay": "bad" });
  const renamed = dice();
  renamed.evidence.steps[1] = step("roll 0", { harbor: vectors.rolls[1]!.harbors["roll 0"] });
  expect(judged(renamed)).toMatchObject({ "roll-seen": "ok", "roll-replay": "bad" });
});

test("what was not kept is not called verified", () => {
  for (const [honest, thing] of [[cards(), "deal"], [dice(), "roll"]] as const) {
    const verdict = verify(honest.record, { ...honest.evidence, seal: null, seen: null });
    expect(outcomes(verdict)).toEqual({ secret: "unknown", mine: "unknown", [`${thing}-seen`]: "unknown", [`${thing}-replay`]: "ok" });
    expect(verdict.outcome).toBe("unknown");
    const late = { ...honest.evidence, seen: { ...honest.evidence.seen, hands: {}, roll: null } };
    expect(outcomes(verify(honest.record, late))[`${thing}-seen`]).toBe("unknown");
  }
  const forged = cards();
  expect(outcomes(verify(forged.record, { ...forged.evidence, seal: null, published: another })).secret).toBe("bad");
});

test("rules that this page does not deal by", () => {
  const later = cards();
  later.record.rules = 2;
  expect(judged(later)).toEqual({ secret: "ok", mine: "ok", rules: "unknown" });
});

test("no record of this table", () => {
  const { record, evidence } = cards();
  const none = [null, 7, {}, { ...record, players: 4 }, { ...record, game: "corinth" }, { ...record, seed: { number: "7" } }, { ...record, seed: { ...record.seed, table: "another" } }];
  expect(verify({ ...record, seed: { ...record.seed, table: "our-table" } }, evidence).outcome).toBe("ok");
  for (const other of none) expect(verify(other, evidence)).toMatchObject({ outcome: "bad", seed: null });
});

test("every verdict has its text", () => {
  const texts = readFileSync(new URL("../../../../madang/locales/en/page.ftl", import.meta.url), "utf-8");
  const either = (...subjects: string[]) => subjects.flatMap((subject) => [`${subject}-ok`, `${subject}-bad`]);
  const ids = ["record-bad", "rules-unknown", ...either("sum", "secret", "mine", "bots", "deal-seen", "deal-replay", "roll-seen", "roll-replay")];
  ids.push(...["sum", "secret", "mine", "deal-seen", "roll-seen"].map((subject) => `${subject}-unknown`));
  expect(ids.filter((id) => !texts.includes(`\nverify-${id} = `))).toEqual([]);
});
