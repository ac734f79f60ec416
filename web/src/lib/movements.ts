// What moved between two views: for the eye only.
import { count } from "./actions";
import type { CardView, Heap } from "./types";

export interface Movement {
  kind: string;
  from: string;
  to: string;
}

const HIDDEN = "?";
const sizeOf = (heap: Heap, kind: string): number => {
  if (typeof heap === "number") return kind === HIDDEN ? heap : 0;
  return kind === HIDDEN ? 0 : count(heap, kind);
};

function zones(view: CardView, kind: string): Map<string, number> {
  const found = new Map<string, number>();
  view.tableaus.forEach((heap, seat) => found.set(`tableau:${seat}`, sizeOf(heap, kind)));
  view.hands.forEach((heap, seat) => found.set(`hand:${seat}`, sizeOf(heap, kind)));
  view.placed.forEach((heap, seat) => found.set(`placed:${seat}`, sizeOf(heap, kind)));
  return found;
}

function changes(before: CardView, after: CardView, kind: string): { lost: string[]; won: string[] } {
  const [old, now] = [zones(before, kind), zones(after, kind)];
  const lost: string[] = [];
  const won: string[] = [];
  for (const [zone, size] of now) {
    const difference = size - (old.get(zone) ?? 0);
    for (let i = 0; i < difference; i++) won.push(zone);
    for (let i = 0; i < -difference; i++) lost.push(zone);
  }
  return { lost, won };
}

/** A face-down card that was turned over has lost its kind on the way: pair it with what came up before the same seat. */
function turnedOver(kinds: string, before: CardView, after: CardView, hidden: string[]): Movement[] {
  const found: Movement[] = [];
  for (const kind of kinds) {
    for (const zone of changes(before, after, kind).won) {
      const source = hidden.indexOf(zone.replace("tableau", "placed"));
      if (zone.startsWith("tableau") && source >= 0) found.push({ kind, from: hidden.splice(source, 1)[0]!, to: zone });
    }
  }
  return found;
}

/** Cards that moved, each with where it came from and went to; "pile" is the place of all others. */
export function cardMovements(before: CardView, after: CardView, kinds: string): Movement[] {
  const hidden = changes(before, after, HIDDEN);
  const found = turnedOver(kinds, before, after, hidden.lost);
  const explained = new Map<string, number>();
  for (const move of found) explained.set(move.kind + move.to, (explained.get(move.kind + move.to) ?? 0) + 1);
  for (const kind of [...kinds, HIDDEN]) {
    const { lost, won } = kind === HIDDEN ? hidden : changes(before, after, kind);
    for (const to of won) {
      const known = explained.get(kind + to) ?? 0;
      if (known > 0) {
        explained.set(kind + to, known - 1);
        continue;
      }
      found.push({ kind, from: lost.shift() ?? "pile", to });
    }
    found.push(...lost.map((from) => ({ kind, from, to: "pile" })));
  }
  return found;
}

/** Tokens that moved. */
export function tokenMovements(before: CardView, after: CardView): Movement[] {
  const lost: string[] = [];
  const won: string[] = [];
  const note = (zone: string, difference: number) => {
    for (let i = 0; i < Math.abs(difference); i++) (difference > 0 ? won : lost).push(zone);
  };
  note("bank", after.bank - before.bank);
  after.tokens.forEach((size, seat) => note(`tokens:${seat}`, size - before.tokens[seat]!));
  return won.slice(0, lost.length).map((to, i) => ({ kind: "token", from: lost[i]!, to }));
}
