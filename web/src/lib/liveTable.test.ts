import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveTable } from "./liveTable.svelte";
import { PlyQueue } from "./plyQueue.svelte";
import type { FromServer, GameStatus, PlyInfo, PlyMessage, Snapshot, TableInfo } from "./types";

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
  receive(message: FromServer): void {
    this.onmessage!({ data: JSON.stringify(message) });
  }
  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.url).searchParams);
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const stored = new Map<string, string>();
  const noop = () => undefined;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", noop);
  vi.stubGlobal("removeEventListener", noop);
  vi.stubGlobal("document", { addEventListener: noop, removeEventListener: noop, visibilityState: "visible" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { protocol: "http:", host: "madang.test" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  live = new LiveTable("a-table-of-ours");
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
  seats: [0, 1].map((i) => ({ kind: "human", name: "Ann", player: null, level: null, you: i === 0, contributed: true, connected: true, replaced: false, resigned: false, abandons: false })),
} as TableInfo;
const viewAt = (ply: number, you: number | null = 0) => ({ game: "koryo", round: 2, first: 0, you, hands: ["", 0], at: ply });
const standing = { scores: [0, 0], leaders: {}, limits: [], prices: {}, gains: {} };
const status = { clock: null, absence: null, can_undo: false, can_hint: false, can_seal: false, result: null };

function plyAt(ply: number, withView: boolean): PlyInfo {
  return {
    ply, seat: 1, kind: "bot", action: "pass", placed: 0, came_up: false, round: null, undone: 0, at: 0,
    message: { id: "koryo-did-pass", args: { who: "Bob" } },
    view: withView ? viewAt(ply + 1) : null,
    standing: withView ? standing : null,
  };
}
const plyMessage = (ply: number, part: Partial<PlyMessage> = {}): PlyMessage => {
  return { ...plyAt(ply, true), type: "ply", re: null, ...status, ...part };
};
const statusAt = (ply: number, seat: number | null): GameStatus => ({ seat, ply, view: viewAt(ply, seat), standing, ...status });
function snapshot(ply: number, since = 0, part: { seat?: number | null; withViews?: boolean } = {}): Snapshot {
  const plies = Array.from({ length: ply - since }, (_, i) => plyAt(since + i, part.withViews ?? false));
  return { type: "snapshot", re: null, table, ...statusAt(ply, part.seat === undefined ? 0 : part.seat), plies };
}
const numbers = () => live.plies.map((ply) => ply.ply);
const shownPly = () => (live.view as unknown as { at: number }).at;

test("the first connection requests the whole table, and a snapshot sets all state", () => {
  expect(socket().query).toEqual({});
  socket().receive(snapshot(3));
  expect([live.socketState, live.ply, live.seat, shownPly()]).toEqual(["open", 3, 0, 3]);
});

test("each ply is applied once", () => {
  socket().receive(snapshot(0));
  socket().receive(plyMessage(0, { can_undo: true }));
  expect([numbers(), shownPly(), live.canUndo]).toEqual([[0], 1, true]);
  socket().receive(plyMessage(0));
  socket().receive(plyMessage(1));
  expect([numbers(), shownPly(), live.canUndo]).toEqual([[0, 1], 2, false]);
});

test("our own ply or an acknowledgement ends the busy state, other plies do not", () => {
  socket().receive(snapshot(0));
  live.act("pass");
  expect(socket().sent).toEqual([{ type: "action", ply: 0, seat: 0, action: "pass", re: 1 }]);
  socket().receive(plyMessage(0));
  expect(live.busy).toBe(true);
  socket().receive(plyMessage(1, { re: 1 }));
  expect(live.busy).toBe(false);
  live.act("pass");
  socket().receive({ type: "ack", re: 2, ply: 3, duplicate: true });
  expect(live.busy).toBe(false);
});

function reconnect(): void {
  socket().onclose!({ code: 1006 });
  expect(live.socketState).toBe("lost");
  vi.advanceTimersByTime(400);
}

test("after a reconnect the missed plies come, and an unacknowledged action is sent again", () => {
  socket().receive(snapshot(2));
  live.act("pass");
  reconnect();
  expect(socket().query).toEqual({ since: "2", seat: "0" });
  socket().receive(snapshot(2, 2));
  expect(socket().sent).toEqual([{ type: "action", ply: 2, seat: 0, action: "pass", re: 1 }]);
  reconnect();
  socket().receive(snapshot(5, 2, { withViews: true }));
  expect([numbers(), shownPly(), live.busy, socket().sent]).toEqual([[0, 1, 2, 3, 4], 5, false, []]);
  expect(live.queue.shown.view).toBe(live.view); // the present view may offer actions, that of the ply does not
});

test("a change of seat replaces all plies", () => {
  socket().receive(snapshot(2));
  live.viewAs(1);
  expect(socket().sent.at(-1)).toEqual({ type: "view_as", seat: 1, re: 1 });
  socket().receive(plyMessage(2));
  expect([live.ply, live.seat]).toEqual([3, 0]);
  socket().receive(snapshot(3, 0, { seat: 1 }));
  expect([numbers(), live.seat]).toEqual([[0, 1, 2], 1]);
});

test("missing plies are requested", () => {
  socket().receive(snapshot(2));
  socket().receive(plyMessage(4));
  expect(live.ply).toBe(2);
  expect(socket().sent.at(-1)).toMatchObject({ type: "view_as", seat: 0, since: 2 });
  socket().receive(snapshot(5, 2, { withViews: true }));
  expect(live.ply).toBe(5);
  socket().receive(snapshot(5, 5, { seat: 1 }));
  expect(socket().sent.at(-1)).toEqual({ type: "view_as", seat: 1, re: 2 });
  expect(live.seat).toBe(0);
});

test("a refusal ends the busy state and gives the reason; a stale one requests the missing plies", () => {
  const error = { id: "no-undo", args: {}, text: "no" };
  socket().receive(snapshot(0));
  live.act("pass");
  socket().receive({ type: "error", re: 9, error, now: null });
  expect([live.busy, live.refusal]).toEqual([true, { id: "no-undo", args: {} }]);
  socket().receive({ type: "error", re: 1, error: { ...error, id: "stale" }, now: statusAt(1, 0) });
  expect(live.busy).toBe(false);
  expect(socket().sent.at(-1)).toMatchObject({ type: "view_as", since: 0 });
});

test("the first hand is stored when it is seen", () => {
  const view = { ...viewAt(0), round: 1, first: 1, hands: ["1234567899", 10] };
  socket().receive({ ...snapshot(0), view });
  socket().receive(plyMessage(0));
  expect(JSON.parse(localStorage.getItem("madang.seen.a-table-of-ours")!)).toEqual({
    bots: {},
    first: 1,
    hands: { 0: "1234567899" },
    roll: null,
  });
});

test("received plies are shown one after the other; nothing can be done until all are shown", () => {
  live.close();
  live = new LiveTable("a-table-of-ours", new PlyQueue(() => "normal"));
  socket().receive(snapshot(2));
  expect(live.queue.shown.ply).toBe(2);
  for (const ply of [2, 3, 4]) socket().receive(plyMessage(ply));
  expect([live.ply, live.queue.shown.ply]).toEqual([5, 3]);
  live.act("pass");
  expect(live.busy).toBe(false);
  live.queue.skip();
  live.act("pass");
  expect([live.queue.shown.ply, live.busy]).toEqual([5, true]);
  socket().receive(plyMessage(5, { seat: 0, kind: "action", re: 1 }));
  expect(live.queue.shown.ply).toBe(6);
  socket().receive(plyMessage(6));
  socket().receive(snapshot(7, 0, { seat: 1 }));
  expect([live.queue.shown.ply, live.queue.behind]).toEqual([7, false]);
});
