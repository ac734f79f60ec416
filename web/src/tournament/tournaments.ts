// The REST API of tournaments, and texts about them.
import { call } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { levelName } from "../lib/names";
import type { TournamentGame, TournamentInfo, TournamentView } from "../lib/types";

/** The terms of a new tournament. */
export type NewTournament = Pick<TournamentInfo, "game" | "format" | "size" | "clock" | "bank" | "increment" | "listed"> & {
  rounds: number | null;
};

const url = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
const post = (id: string, command: string, body?: unknown) => call<TournamentView>(`${url(id)}/${command}`, "POST", body);

export const tournamentApi = {
  list: () => call<{ tournaments: TournamentInfo[] }>("/api/tournaments"),
  create: (terms: NewTournament) => call<TournamentView>("/api/tournaments", "POST", terms),
  view: (id: string) => call<TournamentView>(url(id)),
  join: (id: string, contribution: string) => post(id, "join", { contribution }),
  withdraw: (id: string) => post(id, "withdraw"),
  addBots: (id: string, level: string, count: number) => post(id, "bots", { level, count }),
  remove: (id: string, entrant: number) => post(id, "remove", { entrant }),
  start: (id: string) => post(id, "start"),
  closeRound: (id: string) => post(id, "close-round"),
  close: (id: string) => post(id, "close"),
};

/** The names of all entrants. Bots of one level are numbered. */
export function entrantNames(entrants: TournamentView["entrants"]): string[] {
  const seen = new Map<string, number>();
  return entrants.map(({ name, level }) => {
    if (name !== null) return level === null ? name : t("bot-for", { player: name });
    const bot = level === null ? t("somebody") : t("bot-name", { level: levelName(level) });
    seen.set(bot, (seen.get(bot) ?? 0) + 1);
    return `${bot} ${seen.get(bot)}`;
  });
}

export function statusText({ status, round, rounds }: TournamentInfo): string {
  return status === "playing" ? t("tournament-round-of", { round, rounds }) : t(`tournament-is-${status}`);
}

/** Points with halves, such as 2½. */
export function pointsText(points: number): string {
  const half = points % 1 === 0.5;
  return half ? `${Math.floor(points) || ""}½` : String(points);
}

/** The game of an entrant in the current round. */
export function currentGame({ tournament, games }: TournamentView): TournamentGame | undefined {
  return games.find((game) => game.round === tournament.round && tournament.you !== null && game.entrants.includes(tournament.you));
}

/** The games of each round, the last round first. */
export function roundsOf(games: TournamentGame[]): { round: number; games: TournamentGame[] }[] {
  const numbers = [...new Set(games.map((game) => game.round))].sort((a, b) => b - a);
  return numbers.map((round) => ({ round, games: games.filter((game) => game.round === round) }));
}
