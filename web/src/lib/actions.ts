// Actions as the page offers them. It takes their notation apart and puts it together; what is legal it was told.
export interface Target {
  seat: number;
  kind: string;
}

export interface Move {
  action: string;
  verb: string;
  /** What has to be pointed at on the table, in the order of the notation. */
  targets: Target[];
  /** A player that is chosen. */
  seat: number | null;
  /** A kind of card, a district, a building, a number. */
  thing: string | null;
}

const AIMED_AT_OWN = new Set(["discard", "shield"]);

/** "swap 0:6 2:9" taken apart. */
export function parse(action: string, you: number): Move {
  const [verb = "", ...words] = action.split(" ");
  const move: Move = { action, verb, targets: [], seat: null, thing: null };
  for (const word of words) {
    const [seat, kind] = word.split(":");
    if (kind !== undefined) move.targets.push({ seat: Number(seat), kind });
    else if (AIMED_AT_OWN.has(verb)) move.targets.push({ seat: you, kind: word });
    else if (["spy", "oracle", "scientist", "travel"].includes(verb)) move.seat = Number(word);
    else move.thing = word;
  }
  return move;
}

export const same = (a: Target, b: Target): boolean => a.seat === b.seat && a.kind === b.kind;

/** What can be pointed at next, after `chosen` was. A swap may be begun at either end. */
export function reachable(moves: Move[], chosen: Target[]): Target[] {
  const found: Target[] = [];
  for (const move of moves) {
    if (!chosen.every((target) => move.targets.some((other) => same(target, other)))) continue;
    for (const target of move.targets) {
      if (!chosen.some((other) => same(other, target)) && !found.some((other) => same(other, target))) found.push(target);
    }
  }
  return found;
}

/** The action that points at exactly these. */
export function aimed(moves: Move[], chosen: Target[]): Move | null {
  const fits = (move: Move) =>
    move.targets.length === chosen.length && chosen.every((t) => move.targets.some((other) => same(t, other)));
  return moves.find(fits) ?? null;
}

/** Cards in the order of the kinds: the way they are written. */
export function sorted(cards: string, kinds: string): string {
  return [...cards].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b)).join("");
}

function contains(heap: string, part: string): boolean {
  return [...new Set(part)].every((card) => count(heap, card) >= count(part, card));
}

export function count(heap: string, card: string): number {
  return heap.split(card).length - 1;
}

/** Whether a legal order contains these cards. */
export function leadsOn(actions: string[], cards: string): boolean {
  return actions.some((action) => action.startsWith("play ") && contains(action.slice(5), cards));
}

/** Cards on the table as stacks: each kind with its number, in the order of the kinds. */
export function stacks(heap: string, kinds: string): { kind: string; size: number }[] {
  return [...kinds].map((kind) => ({ kind, size: count(heap, kind) })).filter((stack) => stack.size > 0);
}
