// Parses and composes action notation. The server says which actions are legal.
export interface Target {
  seat: number;
  kind: string;
}

export interface ParsedAction {
  action: string;
  verb: string;
  /** Stacks to click on the table, in the order of the notation. */
  targets: Target[];
  /** The player that the action names, if it names no card. */
  seat: number | null;
  /** A kind of card, a district, a building or a number. */
  thing: string | null;
}

const TARGETS_OWN_CARDS = new Set(["discard", "shield"]);
const NAMES_A_SEAT = new Set(["spy", "oracle", "scientist", "travel"]);

/** For example "swap 0:6 2:9". */
export function parseAction(action: string, you: number): ParsedAction {
  const [verb = "", ...words] = action.split(" ");
  const parsed: ParsedAction = { action, verb, targets: [], seat: null, thing: null };
  for (const word of words) {
    const [seat, kind] = word.split(":");
    if (kind !== undefined) parsed.targets.push({ seat: Number(seat), kind });
    else if (TARGETS_OWN_CARDS.has(verb)) parsed.targets.push({ seat: you, kind: word });
    else if (NAMES_A_SEAT.has(verb)) parsed.seat = Number(word);
    else parsed.thing = word;
  }
  return parsed;
}

const sameTarget = (a: Target, b: Target): boolean => a.seat === b.seat && a.kind === b.kind;

/** The targets that can follow the chosen ones. The two targets of a swap may be chosen in either order. */
export function nextTargets(actions: ParsedAction[], chosen: Target[]): Target[] {
  const found: Target[] = [];
  for (const { targets } of actions) {
    if (!chosen.every((target) => targets.some((other) => sameTarget(target, other)))) continue;
    for (const target of targets) {
      const known = [...chosen, ...found].some((other) => sameTarget(other, target));
      if (!known) found.push(target);
    }
  }
  return found;
}

/** The action whose targets are exactly the chosen ones. */
export function actionWithTargets(actions: ParsedAction[], chosen: Target[]): ParsedAction | null {
  const matches = ({ targets }: ParsedAction) =>
    targets.length === chosen.length && chosen.every((target) => targets.some((other) => sameTarget(target, other)));
  return actions.find(matches) ?? null;
}

/** Cards in the order of the kinds, as notation writes them. */
export function sortCards(cards: string, kinds: string): string {
  return [...cards].sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b)).join("");
}

function contains(heap: string, part: string): boolean {
  return [...new Set(part)].every((card) => count(heap, card) >= count(part, card));
}

export function count(heap: string, card: string): number {
  return heap.split(card).length - 1;
}

/** Whether some legal "play" action contains these cards. */
export function isPartOfPlay(actions: string[], cards: string): boolean {
  return actions.some((action) => action.startsWith("play ") && contains(action.slice(5), cards));
}

/** Cards grouped by kind, in the order of the kinds. */
export function stacks(heap: string, kinds: string): { kind: string; size: number }[] {
  return [...kinds].map((kind) => ({ kind, size: count(heap, kind) })).filter((stack) => stack.size > 0);
}
