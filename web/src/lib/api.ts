// REST, with the header that the server wants from those who change something.
import { reach } from "./reach.svelte";
import type { Args, Chances, GameInfo, NewTable, Plies, Problem, Replay, Snapshot, Tables } from "./types";

export class Refused extends Error {
  constructor(
    readonly id: string,
    readonly args: Args,
    text: string,
  ) {
    super(text);
  }
}

function unanswered(): Refused {
  reach.lost();
  return new Refused("page-no-server", {}, "no answer");
}

async function call<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === "GET" ? {} : { "X-Madang": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw unanswered();
  }
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const error = answer?.error as Problem | undefined;
  throw error ? new Refused(error.id, error.args as Args, error.text) : unanswered(); // a gateway's page is no answer
}

export type Which = "mine" | "open" | "live";
/** How a list of tables is narrowed down; empty texts do not. */
export interface Narrowing {
  game: string;
  name: string;
}

function listAddress(which: Which, page: number, { game, name }: Narrowing): string {
  const query = new URLSearchParams({ which, page: String(page) });
  if (game) query.set("game", game);
  if (name) query.set("name", name);
  return `/api/tables?${query}`;
}

const seatOf = (seat: number | null) => (seat === null ? "" : `seat=${seat}&`);
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<{ games: GameInfo[]; version: string }>("/api/games"),
  me: () => call<{ name: string }>("/api/me"),
  rename: (name: string) => call<{ name: string }>("/api/me", "PATCH", { name }),
  tables: (which: Which, page: number, narrowing: Narrowing) => call<Tables>(listAddress(which, page, narrowing)),
  create: (wish: NewTable) => call<Snapshot>("/api/tables", "POST", wish),
  contribute: (id: string, contribution: string) => call<Snapshot>(`${table(id)}/contribution`, "POST", { contribution }),
  sit: (id: string, seat: number | null, contribution: string) =>
    call<Snapshot>(`${table(id)}/sit`, "POST", { seat, contribution }),
  leave: (id: string) => call<Snapshot>(`${table(id)}/leave`, "POST", {}),
  start: (id: string, fill: string | null) => call<Snapshot>(`${table(id)}/start`, "POST", { fill }),
  rematch: (id: string) => call<Snapshot>(`${table(id)}/rematch`, "POST", {}),
  snapshot: (id: string) => call<Snapshot>(table(id)),
  plies: (id: string, seat: number | null, since: number) => call<Plies>(`${table(id)}/plies?${seatOf(seat)}since=${since}`),
  explain: (id: string, seat: number, action: string) =>
    call<{ reason: Problem | null }>(`${table(id)}/explain?seat=${seat}&action=${encodeURIComponent(action)}`),
  replay: (id: string, seat: number | null, open: boolean) =>
    call<Replay>(`${table(id)}/replay?${seatOf(seat)}open=${open}`),
  chances: (id: string) => call<Chances>(`${table(id)}/chances`),
  record: (id: string) => call<unknown>(`${table(id)}/record`),
  recordAddress: (id: string) => `${table(id)}/record`,
};
