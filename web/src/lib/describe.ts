// Translated texts of actions, cards and messages.
import { parseAction, stacks } from "./actions";
import type { Args } from "./types";
import { levelName } from "./names";
import { hasMessage, t } from "./i18n.svelte";

const KIND_ORDER = "123456789BLE";

/** "66B" as "2 × Banker, Barbarian". */
export function cardsText(game: string, cards: string): string {
  const parts = stacks(cards, KIND_ORDER).map(({ kind, size }) => {
    const name = t(`${game}-name-${kind}`);
    return size > 1 ? t("so-many", { count: size, name }) : name;
  });
  return parts.join(", ");
}

function thingText(game: string, verb: string, thing: string): string {
  if (game === "corinth") return hasMessage(`corinth-name-${thing}`) ? t(`corinth-name-${thing}`) : thing;
  return verb === "play" ? cardsText(game, thing) : t(`${game}-name-${thing}`);
}

/** The label of an action, for a button or a hint. */
export function actionText(game: string, action: string, names: string[], you: number): string {
  const { verb, targets, seat, thing } = parseAction(action, you);
  const args: Args = {};
  const [first, second] = targets;
  if (first) Object.assign(args, { kind: t(`${game}-name-${first.kind}`), player: names[first.seat] ?? "?" });
  if (second) Object.assign(args, { another: t(`${game}-name-${second.kind}`), other: names[second.seat] ?? "?" });
  if (seat !== null) args.player = names[seat] ?? "?";
  if (thing !== null) {
    args.thing = thingText(game, verb, thing);
    args.count = Number(thing) || 0;
  }
  const id = `${game}-do-${verb}`;
  return t(seat !== null && hasMessage(`${id}-from`) ? `${id}-from` : id, args);
}

/** A message of the server. Its arguments are seat numbers; where a `named-` variant exists, they become names. */
export function messageText(game: string, id: string, given: Args, names: string[], seat: number | null): string {
  const args: Args = { ...given };
  if (seat !== null && "who" in args) args.who = names[seat] ?? String(args.who);
  if (typeof args.level === "string") args.level = levelName(args.level);
  if (typeof args.cards === "string") args.cards = cardsText(game, args.cards);
  if (!hasMessage(`named-${id}`)) return t(id, args);
  for (const key of ["seat", "other"]) if (key in args) args[key] = names[Number(args[key])] ?? String(args[key]);
  return t(`named-${id}`, args);
}
