// One table, live: the socket, the plies that it brought, and the way back when the connection breaks.
import { api } from "./api";
import { isMine } from "./seats";
import { keepSeen, seenOf } from "./shuffle/kept";
import { seenIn } from "./shuffle/seen";
import type { Args, FromServer, Hint, Play, PlyInfo, PlyMessage, Present, Result, Snapshot, Standing, TableInfo, View } from "./types";

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
  seat = $state<number | null>(null);
  plies = $state.raw<PlyInfo[]>([]);
  /** Where the table is after the last of the plies. */
  view = $state.raw<View | null>(null);
  standing = $state.raw<Standing | null>(null);
  clock = $state.raw<{ seat: number; until: number } | null>(null);
  canUndo = $state(false);
  canHint = $state(false);
  result = $state.raw<Result | null>(null);
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

  /** How many plies are known: the number that the next one will have. */
  get ply(): number {
    return this.plies.length;
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

  /** Another seat is told other plies: without `since` they all come anew. */
  viewAs(seat: number | null): void {
    this.#send({ type: "view_as", seat, re: ++this.#tag });
  }

  // --- the connection ---

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect = (): void => {
    if (this.#closed || this.#socket || this.line === "none" || !navigator.onLine) return; // "online" comes back to this
    const query = new URLSearchParams();
    if (this.table) query.set("since", String(this.ply));
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

  // --- what the server says ---

  #hear(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#takeSnapshot(message);
        break;
      case "ply":
        this.#takePly(message);
        break;
      case "table":
        this.table = message.table;
        if (this.seat === null) this.#takeSeat(message.table);
        break;
      case "ack":
        this.#answered(message.re);
        break;
      case "hint":
        this.hint = message;
        break;
      case "error":
        this.#answered(message.re ?? this.#pending?.re); // one without a tag may be about anything
        if (message.now) this.#takeNow(message.now);
        if (message.error.id !== "stale") this.refusal = { id: message.error.id, args: message.error.args as Args };
        if (!this.table) this.line = "none";
        break;
      case "pong":
        break;
    }
  }

  #takeSnapshot(message: Snapshot): void {
    this.#tries = 0;
    this.table = message.table;
    const from = message.plies[0]?.ply ?? message.ply;
    if (from > (message.seat === this.seat ? this.ply : 0)) {
      this.viewAs(message.seat); // plies between those that we know and these are missing
      return;
    }
    this.seat = message.seat;
    this.plies = this.plies.slice(0, from);
    for (const ply of message.plies) this.#advance(ply);
    this.#takeNow(message);
    if (this.line !== "open") this.#sendAgain();
    this.line = "open";
    void this.#fetchFirstRoll();
  }

  #takePly(message: PlyMessage): void {
    if (message.ply > this.ply) {
      this.#askSince();
      return;
    }
    if (message.ply === this.ply) {
      this.#advance(message);
      this.#settle(message);
    }
    this.#answered(message.re);
  }

  /** Where the table is, without the plies that led there. */
  #takeNow(now: Play): void {
    if (now.ply !== this.ply || now.seat !== this.seat) {
      this.#askSince();
      return;
    }
    this.view = now.view as View | null;
    this.standing = now.standing;
    this.#settle(now);
    this.#keepSeen();
  }

  #askSince(): void {
    this.#send({ type: "view_as", seat: this.seat, since: this.ply, re: ++this.#tag });
  }

  /** One ply further. All plies come through here, one after the other: the place for an animation to wait in. */
  #advance(ply: PlyInfo): void {
    this.plies = [...this.plies, ply];
    this.hint = null;
    if (!ply.view) return;
    this.view = ply.view as unknown as View;
    this.standing = ply.standing;
    this.#keepSeen();
  }

  #settle(now: Present): void {
    this.clock = now.clock ? { seat: now.clock.seat, until: Date.now() + 1000 * now.clock.left } : null;
    this.canUndo = now.can_undo;
    this.canHint = now.can_hint;
    this.result = now.result;
  }

  /** A spectator who sat down sees their own cards from then on. */
  #takeSeat(table: TableInfo): void {
    const own = table.seats.findIndex(isMine);
    if (own >= 0) this.viewAs(own);
  }

  /** After a break: what was not acknowledged is sent again if the table still waits for it. */
  #sendAgain(): void {
    if (this.#pending && this.#pending.ply === this.ply) this.#send(this.#pending);
    else this.#done();
  }

  #answered(re: number | string | null | undefined): void {
    if (this.#pending && re === this.#pending.re) this.#done();
  }

  #done(): void {
    this.#pending = null;
    this.busy = false;
  }

  // --- what verifying the shuffle will need ---

  get #witness(): boolean {
    return this.seat !== null && this.table?.status === "playing";
  }

  #keepSeen(): void {
    const seen = this.#witness && this.view ? seenIn(this.table!.seats, this.view, this.plies) : null;
    if (seen) keepSeen(this.id, seen);
  }

  /** Bots may have rolled and gone on before this page was there. */
  async #fetchFirstRoll(): Promise<void> {
    if (!this.#witness || this.table?.game !== "corinth" || !this.ply || seenOf(this.id)?.roll) return;
    const { plies } = await api.plies(this.id, this.seat, 0).catch(() => ({ plies: [] as PlyInfo[] }));
    for (const [i, { view }] of plies.entries()) {
      const seen = view && this.#witness ? seenIn(this.table.seats, view as unknown as View, plies.slice(0, i + 1)) : null;
      if (seen) keepSeen(this.id, seen);
    }
  }
}
