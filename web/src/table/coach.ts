// The coach: at which tables it may speak, which decisions are new, and which moves were weak.
import { isMine } from "../lib/seats";
import type { Hint, TableInfo } from "../lib/types";

type Thought = Hint["thoughts"][number];
const SEEN = "madang.coach.seen";
/** A move is weak if it costs this much of the chance to win. */
const CLEARLY_WORSE = 0.08;
/** The bot must have looked at the move this often to judge it. */
const MIN_VISITS = 3;

/** Only for one player alone against bots, and without a clock. */
export function mayCoach(table: TableInfo): boolean {
  const humans = table.seats.filter((seat) => seat.kind !== "bot");
  return table.status === "playing" && table.clock === null && humans.length === 1 && isMine(humans[0]!);
}

/** The better action and the one that was played, if the latter was clearly worse. */
export function weakMove(hint: Hint, played: string): { best: Thought; mine: Thought } | null {
  const best = hint.thoughts[0];
  const mine = hint.thoughts.find(({ action }) => action === played);
  if (!best || !mine || mine.visits < MIN_VISITS || best.chance - mine.chance < CLEARLY_WORSE) return null;
  return { best, mine };
}

function seen(): string[] {
  return (localStorage.getItem(SEEN) ?? "").split(" ").filter(Boolean);
}

/** Whether the player has met this kind of decision with the coach. */
export const isNewDecision = (game: string, phase: string): boolean => !seen().includes(`${game}-${phase}`);

export function rememberDecision(game: string, phase: string): void {
  if (isNewDecision(game, phase)) localStorage.setItem(SEEN, [...seen(), `${game}-${phase}`].join(" "));
}
