// One table, live: the socket, what it said last, and coming back by itself when the line breaks.
import type { Args, FromServer, Hint, LogEntry, Result, Snapshot, Standing, TableInfo, Update, View } from "./types";

export type Line = "connecting" | "open" | "lost" | "none";
const RETRY = [300, 600, 1200, 2500, 4000];
const PING = 15_000;
const SILENCE = 8_000;

interface Pending {
  type: "action";
  ply: number;
  seat: number;
  action: string;
  re: number;
}

export class Live {
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  ply = $state(0);
  log = $state.raw<LogEntry[]>([]);
  clock = $state.raw<{ seat: number; until: number } | null>(null);
  canUndo = $state(false);
  canHint = $state(false);
  result = $state.raw<Result | null>(null);
  standing = $state.raw<Standing | null>(null);
  hint = $state.raw<Hint | null>(null);
  line = $state<Line>("connecting");
  busy = $state(false);
  refusal = $state.raw<{ id: string; args: Args } | null>(null);

  #socket: WebSocket | null = null;
  #tries = 0;
  #tag = 0;
  #pending: Pending | null = null;
  #timers: number[] = [];
  #closed = false;
  #heard = 0;

  constructor(readonly id: string) {
    this.#connect();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#timers.push(window.setInterval(this.#ping, PING));
  }

  /** Leave the table for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#socket?.close();
  }

  act(action: string): void {
    if (this.seat === null || this.busy || this.line !== "open") return;
    this.busy = true;
    this.refusal = null;
    this.#pending = { type: "action", ply: this.ply, seat: this.seat, action, re: ++this.#tag };
    this.#send(this.#pending);
  }

  undo(): void {
    this.#send({ type: "undo", ply: this.ply, re: ++this.#tag });
  }

  askHint(): void {
    this.hint = null;
    this.#send({ type: "hint", seat: this.seat, re: ++this.#tag });
  }

  viewAs(seat: number | null): void {
    this.#send({ type: "view_as", seat, since: 0, re: ++this.#tag });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect = (): void => {
    if (this.#closed || this.#socket || this.line === "none" || !navigator.onLine) return; // "online" comes back to this
    const query = new URLSearchParams({ since: String(this.#next()) });
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket && !this.#closed) this.#lost(event.code);
    };
  };

  #lost(code: number): void {
    this.#socket = null;
    if (code === 4404) {
      this.line = "none";
      return;
    }
    this.line = "lost";
    const wait = RETRY[Math.min(this.#tries++, RETRY.length - 1)]!;
    this.#timers.push(window.setTimeout(this.#connect, wait));
  }

  #hurry = (): void => {
    if (document.visibilityState === "visible" && this.line === "lost" && !this.#socket) this.#connect();
  };

  #drop = (): void => {
    const socket = this.#socket; // a socket notices a dead line only after minutes
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
      this.#lost(0);
    }
  };

  #ping = (): void => {
    const asked = Date.now();
    this.#send({ type: "ping" });
    this.#timers.push(window.setTimeout(() => this.line === "open" && this.#heard < asked && this.#drop(), SILENCE));
  };

  #hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#tries = 0;
        this.line = "open";
        this.table = message.table;
        if (message.seat !== this.seat || this.#next() === 0) this.log = [];
        this.#take(message);
        this.#again();
        break;
      case "update":
        this.#take(message);
        if (message.re === this.#pending?.re) this.#done();
        break;
      case "table":
        this.table = message.table;
        if (this.seat === null) this.#takeSeat(message.table);
        break;
      case "ack":
        this.#done();
        break;
      case "hint":
        this.hint = message;
        break;
      case "error":
        this.#done();
        if (message.now) this.#take({ ...message.now, type: "update" } as Update);
        if (message.error.id !== "stale") this.refusal = { id: message.error.id, args: message.error.args as Args };
        if (!this.table) this.line = "none";
        break;
      case "pong":
        break;
    }
  }

  /** Somebody who watched and then sat down sees his own cards from then on. */
  #takeSeat(table: TableInfo): void {
    const own = table.seats.findIndex((seat) => seat.you);
    if (own >= 0) this.viewAs(own);
  }

  #next(): number {
    return (this.log.at(-1)?.number ?? -1) + 1;
  }

  /** After a break: what was not acknowledged is sent again if the table still waits for it. */
  #again(): void {
    if (this.#pending && this.#pending.ply === this.ply) this.#send(this.#pending);
    else this.#done();
  }

  #done(): void {
    this.#pending = null;
    this.busy = false;
  }

  #take(play: Snapshot | Update): void {
    if (this.hint && this.hint.ply !== play.ply) this.hint = null;
    this.seat = play.seat;
    this.ply = play.ply;
    this.view = play.view as View | null;
    const next = this.#next();
    this.log = [...this.log, ...play.log.filter((entry) => entry.number >= next)];
    this.clock = play.clock ? { seat: play.clock.seat, until: Date.now() + 1000 * play.clock.left } : null;
    this.canUndo = play.can_undo;
    this.canHint = play.can_hint;
    this.result = play.result;
    this.standing = play.standing;
  }
}
