import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Live } from "./live.svelte";
import type { FromServer, Play, PlyInfo, PlyMessage, Snapshot, TableInfo } from "./types";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  hear(message: FromServer): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.url).searchParams);
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const stored = new Map<string, string>();
  const nothing = () => undefined;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("removeEventListener", nothing);
  vi.stubGlobal("document", { addEventListener: nothing, removeEventListener: nothing, visibilityState: "visible" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { protocol: "http:", host: "madang.test" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  live = new Live("a-table-of-ours");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const table = {
  id: "a-table-of-ours",
  game: "koryo",
  status: "playing",
  seats: [0, 1].map((i) => ({ kind: "human", name: "Ann", level: null, you: i === 0, contributed: true, connected: true })),
} as TableInfo;
const viewAt = (ply: number, you: number | null = 0) => ({ game: "koryo", round: 2, first: 0, you, hands: ["", 0], at: ply });
const standing = { scores: [0, 0], leaders: {}, limits: [], prices: {} };
const now = { clock: null, can_undo: false, can_hint: false, result: null };

function plyAt(ply: number, shown: boolean): PlyInfo {
  return {
    ply, seat: 1, kind: "bot", action: "pass", placed: 0, came_up: false, round: null, undone: 0, at: 0,
    message: { id: "koryo-did-pass", args: { who: "Bob" } },
    view: shown ? viewAt(ply + 1) : null,
    standing: shown ? standing : null,
  };
}
const message = (ply: number, part: Partial<PlyMessage> = {}): PlyMessage => {
  return { ...plyAt(ply, true), type: "ply", re: null, ...now, ...part };
};
const playAt = (ply: number, seat: number | null): Play => ({ seat, ply, view: viewAt(ply, seat), standing, ...now });
function snapshot(ply: number, since = 0, part: { seat?: number | null; shown?: boolean } = {}): Snapshot {
  const plies = Array.from({ length: ply - since }, (_, i) => plyAt(since + i, part.shown ?? false));
  return { type: "snapshot", re: null, table, ...playAt(ply, part.seat === undefined ? 0 : part.seat), plies };
}
const numbers = () => live.plies.map((ply) => ply.ply);
const shownPly = () => (live.view as unknown as { at: number }).at;

test("the first connection asks for everything, and a snapshot sets everything", () => {
  expect(socket().query).toEqual({});
  socket().hear(snapshot(3));
  expect([live.line, live.ply, live.seat, shownPly()]).toEqual(["open", 3, 0, 3]);
});

test("each ply moves the table on, once", () => {
  socket().hear(snapshot(0));
  socket().hear(message(0, { can_undo: true }));
  expect([numbers(), shownPly(), live.canUndo]).toEqual([[0], 1, true]);
  socket().hear(message(0));
  socket().hear(message(1));
  expect([numbers(), shownPly(), live.canUndo]).toEqual([[0, 1], 2, false]);
});

test("our own ply or an acknowledgement ends the wait, others' plies do not", () => {
  socket().hear(snapshot(0));
  live.act("pass");
  expect(socket().sent).toEqual([{ type: "action", ply: 0, seat: 0, action: "pass", re: 1 }]);
  socket().hear(message(0));
  expect(live.busy).toBe(true);
  socket().hear(message(1, { re: 1 }));
  expect(live.busy).toBe(false);
  live.act("pass");
  socket().hear({ type: "ack", re: 2, ply: 3, duplicate: true });
  expect(live.busy).toBe(false);
});

function reconnect(): void {
  socket().onclose!({ code: 1006 });
  expect(live.line).toBe("lost");
  vi.advanceTimersByTime(400);
}

test("after a break the missed plies come, and what was not acknowledged is sent again", () => {
  socket().hear(snapshot(2));
  live.act("pass");
  reconnect();
  expect(socket().query).toEqual({ since: "2", seat: "0" });
  socket().hear(snapshot(2, 2));
  expect(socket().sent).toEqual([{ type: "action", ply: 2, seat: 0, action: "pass", re: 1 }]);
  reconnect();
  socket().hear(snapshot(5, 2, { shown: true }));
  expect([numbers(), shownPly(), live.busy, socket().sent]).toEqual([[0, 1, 2, 3, 4], 5, false, []]);
});

test("another seat is told everything anew", () => {
  socket().hear(snapshot(2));
  live.viewAs(1);
  expect(socket().sent.at(-1)).toEqual({ type: "view_as", seat: 1, re: 1 });
  socket().hear(message(2));
  expect([live.ply, live.seat]).toEqual([3, 0]);
  socket().hear(snapshot(3, 0, { seat: 1 }));
  expect([numbers(), live.seat]).toEqual([[0, 1, 2], 1]);
});

test("plies that do not join what is known are asked for", () => {
  socket().hear(snapshot(2));
  socket().hear(message(4));
  expect(live.ply).toBe(2);
  expect(socket().sent.at(-1)).toMatchObject({ type: "view_as", seat: 0, since: 2 });
  socket().hear(snapshot(5, 2, { shown: true }));
  expect(live.ply).toBe(5);
  socket().hear(snapshot(5, 5, { seat: 1 }));
  expect(socket().sent.at(-1)).toEqual({ type: "view_as", seat: 1, re: 2 });
  expect(live.seat).toBe(0);
});

test("a refusal ends the wait and says why; a stale one says where the table is", () => {
  const error = { id: "no-undo", args: {}, text: "no" };
  socket().hear(snapshot(0));
  live.act("pass");
  socket().hear({ type: "error", re: 9, error, now: null });
  expect([live.busy, live.refusal]).toEqual([true, { id: "no-undo", args: {} }]);
  socket().hear({ type: "error", re: 1, error: { ...error, id: "stale" }, now: playAt(1, 0) });
  expect(live.busy).toBe(false);
  expect(socket().sent.at(-1)).toMatchObject({ type: "view_as", since: 0 });
});

test("the first cards are kept when they are seen", () => {
  const view = { ...viewAt(0), round: 1, first: 1, hands: ["1234567899", 10] };
  socket().hear({ ...snapshot(0), view });
  socket().hear(message(0));
  expect(JSON.parse(localStorage.getItem("madang.seen.a-table-of-ours")!)).toEqual({
    bots: {},
    first: 1,
    hands: { 0: "1234567899" },
    roll: null,
  });
});
