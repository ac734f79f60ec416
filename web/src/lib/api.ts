// REST, with the header that the server wants from those who change something.
import { reach } from "./reach.svelte";
import type { Args, Chances, GameInfo, ListedTable, NewTable, Problem, Replay, Snapshot } from "./types";

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

/** A text of our own for the shuffle: the server alone cannot have chosen the cards. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const KEPT = "madang.shuffle.";

/** What this browser added to a table's shuffle, and what the server promised then: to check both after the game. */
export function promised(id: string): { mine: string; commitment: string } | null {
  return JSON.parse(localStorage.getItem(KEPT + id) ?? "null");
}

async function adding(path: string, body: object = {}): Promise<Snapshot> {
  const mine = contribution();
  const answer = await call<Snapshot>(path, "POST", { ...body, contribution: mine });
  const { id, commitment } = answer.table;
  if (!promised(id)) localStorage.setItem(KEPT + id, JSON.stringify({ mine, commitment }));
  return answer;
}

const seatOf = (seat: number | null) => (seat === null ? "" : `seat=${seat}&`);
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<{ games: GameInfo[]; version: string }>("/api/games"),
  me: () => call<{ name: string }>("/api/me"),
  rename: (name: string) => call<{ name: string }>("/api/me", "PATCH", { name }),
  tables: (which: "mine" | "open" | "live") => call<{ tables: ListedTable[] }>(`/api/tables?which=${which}`),
  create: (wish: NewTable) => adding("/api/tables", wish),
  sit: (id: string) => adding(`${table(id)}/sit`),
  leave: (id: string) => call<Snapshot>(`${table(id)}/leave`, "POST", {}),
  start: (id: string, fill: string | null) => call<Snapshot>(`${table(id)}/start`, "POST", { fill }),
  rematch: (id: string) => adding(`${table(id)}/rematch`),
  snapshot: (id: string) => call<Snapshot>(table(id)),
  explain: (id: string, seat: number, action: string) =>
    call<{ reason: Problem | null }>(`${table(id)}/explain?seat=${seat}&action=${encodeURIComponent(action)}`),
  replay: (id: string, seat: number | null, open: boolean) =>
    call<Replay>(`${table(id)}/replay?${seatOf(seat)}open=${open}`),
  chances: (id: string) => call<Chances>(`${table(id)}/chances`),
  record: (id: string) => call<unknown>(`${table(id)}/record`),
  recordAddress: (id: string) => `${table(id)}/record`,
};
