// Actions and log lines in words.
import { parse, stacks } from "./actions";
import type { Args } from "./types";
import { levelName } from "./names";
import { has, say } from "./words.svelte";

const ORDER = "123456789BLE";

/** "66B" as "2 × Banker, Barbarian". */
export function cardsText(game: string, cards: string): string {
  const parts = stacks(cards, ORDER).map(({ kind, size }) => {
    const name = say(`${game}-name-${kind}`);
    return size > 1 ? say("so-many", { count: size, name }) : name;
  });
  return parts.join(", ");
}

function thingText(game: string, verb: string, thing: string): string {
  if (game === "corinth") return has(`corinth-name-${thing}`) ? say(`corinth-name-${thing}`) : thing;
  return verb === "play" ? cardsText(game, thing) : say(`${game}-name-${thing}`);
}

/** What an action does, as a button or a hint says it. */
export function actionText(game: string, action: string, names: string[], you: number): string {
  const move = parse(action, you);
  const args: Args = {};
  const [one, two] = move.targets;
  if (one) Object.assign(args, { kind: say(`${game}-name-${one.kind}`), player: names[one.seat] ?? "?" });
  if (two) Object.assign(args, { another: say(`${game}-name-${two.kind}`), other: names[two.seat] ?? "?" });
  if (move.seat !== null) args.player = names[move.seat] ?? "?";
  if (move.thing !== null) {
    args.thing = thingText(game, move.verb, move.thing);
    args.count = Number(move.thing) || 0;
  }
  const id = `${game}-do-${move.verb}`;
  return say(move.seat !== null && has(`${id}-from`) ? `${id}-from` : id, args);
}

/** Messages of the server speak of seats; where the page has a version with names, it takes that. */
export function told(game: string, id: string, given: Args, names: string[], seat: number | null): string {
  const args: Args = { ...given };
  if (seat !== null && "who" in args) args.who = names[seat] ?? String(args.who);
  if (typeof args.level === "string") args.level = levelName(args.level);
  if (typeof args.cards === "string") args.cards = cardsText(game, args.cards);
  if (!has(`named-${id}`)) return say(id, args);
  for (const key of ["seat", "other"]) if (key in args) args[key] = names[Number(args[key])] ?? String(args[key]);
  return say(`named-${id}`, args);
}
