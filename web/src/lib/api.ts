// The REST API. Requests that change something carry the header that the server asks for.
import { connection } from "./connection.svelte";
import type {
  Advance,
  Alerts,
  Args,
  AttemptResult,
  Catalog,
  ChallengeInfo,
  CodeOwner,
  Devices,
  GameInfo,
  Hint,
  Leaderboard,
  LessonInfo,
  Me,
  Muted,
  NewTable,
  PasskeyOptions,
  Plies,
  Problem,
  Profile,
  PuzzleInfo,
  Puzzles,
  Replay,
  Review,
  ReviewTrial,
  SetWebhook,
  Snapshot,
  Tables,
  Talk,
  TalkMessage,
  TransferCode,
  WebhookInfo,
} from "./types";

/** A refusal of the server, or no answer; `id` and `args` are a message of the catalogs. */
export class ApiError extends Error {
  constructor(
    readonly id: string,
    readonly args: Args,
    text: string,
  ) {
    super(text);
  }
}

function noAnswer(): ApiError {
  connection.reportLost();
  return new ApiError("page-no-server", {}, "no answer");
}

export async function call<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const headers: Record<string, string> = method === "GET" ? {} : { "X-Madang": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw noAnswer();
  }
  const content = await response.json().catch(() => null);
  if (response.ok && content !== null) return content as T;
  const error = content?.error as Problem | undefined;
  throw error ? new ApiError(error.id, error.args as Args, error.text) : noAnswer(); // an error page of a proxy is no answer
}

export type ListName = "mine" | "open" | "live";
/** Filters of a list of tables; an empty text does not filter. */
export interface TableFilter {
  game: string;
  name: string;
}

function listUrl(which: ListName, page: number, { game, name }: TableFilter): string {
  const query = new URLSearchParams({ which, page: String(page) });
  if (game) query.set("game", game);
  if (name) query.set("name", name);
  return `/api/tables?${query}`;
}

const seatQuery = (seat: number | null) => (seat === null ? "" : `seat=${seat}&`);
/** The key in the address of a shared replay, with which the server lets others see a private table. */
const keyQuery = (joint: "?" | "&"): string => {
  const key = new URLSearchParams(location.search).get("key");
  return key && /^[0-9a-f]{20}$/.test(key) ? `${joint}key=${key}` : "";
};
const tableUrl = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const puzzlesUrl = (game: string) => `/api/puzzles/${encodeURIComponent(game)}`;

const webhookUrl = (table: string | null) => (table === null ? null : `${tableUrl(table)}/webhook`);

export const api = {
  games: () => call<{ games: GameInfo[]; version: string }>("/api/games"),
  me: () => call<Me>("/api/me"),
  rename: (name: string) => call<Me>("/api/me", "PATCH", { name }),
  setPrefs: (prefs: Me["prefs"]) => call<Me>("/api/me/prefs", "PUT", { prefs }),
  devices: () => call<Devices>("/api/me/devices"),
  signOut: (device: string) => call<Devices>(`/api/me/devices/${device}`, "DELETE"),
  newTransferCode: () => call<TransferCode>("/api/me/transfer", "POST"),
  codeOwner: (code: string) => call<CodeOwner>("/api/me/transfer/owner", "POST", { code }),
  redeemCode: (code: string, merge: boolean) => call<Me>("/api/me/transfer/redeem", "POST", { code, merge }),
  passkeyOptions: () => call<PasskeyOptions>("/api/me/passkeys/options", "POST"),
  createPasskey: (credential: unknown) => call<Devices>("/api/me/passkeys", "POST", { credential }),
  removePasskey: (passkey: string) => call<Devices>(`/api/me/passkeys/${passkey}`, "DELETE"),
  signInOptions: () => call<PasskeyOptions>("/api/me/passkeys/sign-in/options", "POST"),
  signInWithPasskey: (credential: unknown, merge: boolean) =>
    call<Me>("/api/me/passkeys/sign-in", "POST", { credential, merge }),
  profile: (player: string) => call<Profile>(`/api/players/${encodeURIComponent(player)}`),
  leaderboard: (game: string, players: number) =>
    call<Leaderboard>(`/api/leaderboard?game=${encodeURIComponent(game)}&players=${players}`),
  challenges: () => call<{ challenges: ChallengeInfo[] }>("/api/challenges"),
  challenge: (id: string) => call<ChallengeInfo>(`/api/challenges/${encodeURIComponent(id)}`),
  createChallenge: (game: string, players: number, level: string, days: number) =>
    call<ChallengeInfo>("/api/challenges", "POST", { game, players, level, days }),
  startChallenge: (id: string) => call<Snapshot>(`/api/challenges/${encodeURIComponent(id)}/start`, "POST"),
  alerts: () => call<Alerts>("/api/me/alerts"),
  subscribe: (subscription: object) => call<Alerts>("/api/me/push", "PUT", subscription),
  unsubscribe: (endpoint: string) => call<Alerts>("/api/me/push/remove", "POST", { endpoint }),
  testPush: (endpoint: string) => call<Alerts>("/api/me/push/test", "POST", { endpoint }),
  /** The webhook of a table, or your own (null). */
  webhook: (table: string | null) => call<{ webhook: WebhookInfo | null }>(webhookUrl(table) ?? "/api/me/alerts"),
  setWebhook: (table: string | null, webhook: SetWebhook) => call<{ webhook: WebhookInfo | null }>(webhookUrl(table) ?? "/api/me/webhook", "PUT", webhook),
  removeWebhook: (table: string | null) => call<{ webhook: WebhookInfo | null }>(webhookUrl(table) ?? "/api/me/webhook", "DELETE"),
  testWebhook: (table: string | null) => call<{ webhook: WebhookInfo | null }>(`${webhookUrl(table) ?? "/api/me/webhook"}/test`, "POST"),
  exportUrl: "/api/me/export",
  deleteMe: () => call<unknown>("/api/me", "DELETE"),
  tables: (which: ListName, page: number, filter: TableFilter) => call<Tables>(listUrl(which, page, filter)),
  create: (request: NewTable) => call<Snapshot>("/api/tables", "POST", request),
  contribute: (id: string, contribution: string) => call<Snapshot>(`${tableUrl(id)}/contribution`, "POST", { contribution }),
  sit: (id: string, seat: number | null, contribution: string) =>
    call<Snapshot>(`${tableUrl(id)}/sit`, "POST", { seat, contribution }),
  leave: (id: string) => call<Snapshot>(`${tableUrl(id)}/leave`, "POST", {}),
  start: (id: string, fill: string | null) => call<Snapshot>(`${tableUrl(id)}/start`, "POST", { fill }),
  rematch: (id: string) => call<Snapshot>(`${tableUrl(id)}/rematch`, "POST", {}),
  remind: (id: string) => call<Snapshot>(`${tableUrl(id)}/remind`, "POST"),
  handOver: (id: string) => call<Snapshot>(`${tableUrl(id)}/hand-over`, "POST"),
  comeBack: (id: string) => call<Snapshot>(`${tableUrl(id)}/return`, "POST"),
  resign: (id: string) => call<Snapshot>(`${tableUrl(id)}/resign`, "POST"),
  abandon: (id: string, agree: boolean) => call<Snapshot>(`${tableUrl(id)}/abandon`, "POST", { agree }),
  advance: (id: string, seat: number) => call<Advance>(`${tableUrl(id)}/advance?seat=${seat}`),
  seal: (id: string, seat: number, order: string | null) => call<Advance>(`${tableUrl(id)}/advance/order`, "PUT", { seat, order }),
  setRiposte: (id: string, seat: number, answer: string) => call<Advance>(`${tableUrl(id)}/advance/riposte`, "PUT", { seat, answer }),
  talk: (id: string) => call<Talk>(`${tableUrl(id)}/talk`),
  say: (id: string, kind: string, content: string) => call<TalkMessage>(`${tableUrl(id)}/talk`, "POST", { kind, content }),
  muted: () => call<Muted>("/api/me/muted"),
  mute: (player: string, muted: boolean) => call<Muted>(`/api/me/muted/${player}`, muted ? "PUT" : "DELETE"),
  snapshot: (id: string) => call<Snapshot>(tableUrl(id)),
  plies: (id: string, seat: number | null, since: number) =>
    call<Plies>(`${tableUrl(id)}/plies?${seatQuery(seat)}since=${since}`),
  explain: (id: string, seat: number, action: string) =>
    call<{ reason: Problem | null }>(`${tableUrl(id)}/explain?seat=${seat}&action=${encodeURIComponent(action)}`),
  replay: (id: string, seat: number | null, open: boolean) =>
    call<Replay>(`${tableUrl(id)}/replay?${seatQuery(seat)}open=${open}${keyQuery("&")}`),
  hint: (id: string, seat: number) => call<Hint>(`${tableUrl(id)}/hint`, "POST", { seat }),
  lesson: (game: string) => call<LessonInfo>(`/api/lessons/${encodeURIComponent(game)}`),
  explainInLesson: (game: string, step: number, action: string) =>
    call<{ reason: Problem | null }>(`/api/lessons/${encodeURIComponent(game)}/explain?step=${step}&action=${encodeURIComponent(action)}`),
  puzzles: () => call<Puzzles>("/api/puzzles"),
  nextPuzzle: (game: string, theme: string | null) =>
    call<{ id: string }>(`${puzzlesUrl(game)}/next${theme ? `?theme=${encodeURIComponent(theme)}` : ""}`),
  puzzle: (game: string, id: string) => call<PuzzleInfo>(`${puzzlesUrl(game)}/${encodeURIComponent(id)}`),
  explainInPuzzle: (game: string, id: string, action: string) =>
    call<{ reason: Problem | null }>(`${puzzlesUrl(game)}/${id}/explain?action=${encodeURIComponent(action)}`),
  attemptPuzzle: (game: string, id: string, action: string | null) =>
    call<AttemptResult>(`${puzzlesUrl(game)}/${id}/attempts`, "POST", { action }),
  catalog: (name: string, language: string) => call<Catalog>(`/api/catalogs/${name}?language=${language}`),
  requestReview: (id: string) => call<Review>(`${tableUrl(id)}/review${keyQuery("?")}`, "POST"),
  review: (id: string, since: number) => call<Review>(`${tableUrl(id)}/review?since=${since}${keyQuery("&")}`),
  tryInReview: (id: string, step: number, action: string) =>
    call<ReviewTrial>(`${tableUrl(id)}/review/try${keyQuery("?")}`, "POST", { step, action }),
  explainInReview: (id: string, step: number, action: string) =>
    call<{ reason: Problem | null }>(`${tableUrl(id)}/review/explain?step=${step}&action=${encodeURIComponent(action)}${keyQuery("&")}`),
  record: (id: string) => call<unknown>(`${tableUrl(id)}/record${keyQuery("?")}`),
  recordUrl: (id: string) => `${tableUrl(id)}/record${keyQuery("?")}`,
};
