// The live state of one table: opens its socket, applies what the server sends, and reconnects after a break.
import { api } from "./api";
import { PlyQueue, type Step, type StepKind } from "./plyQueue.svelte";
import { isMine } from "./seats";
import { storedOpening, storeOpening } from "./shuffle/storage";
import { openingIn } from "./shuffle/opening";
import type { Args, FromServer, GameStatus, Hint, PlyInfo, PlyMessage, PlyStatus, Result, Snapshot, Standing, TableInfo, TalkSent, View } from "./types";

export type SocketState = "connecting" | "open" | "lost" | "no-table";
const RETRY_DELAYS = [300, 600, 1200, 2500, 4000];
const PING_INTERVAL = 15_000;
const PONG_TIMEOUT = 8_000;

interface PendingAction {
  type: "action";
  ply: number;
  seat: number;
  action: string;
  re: number;
}

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  plies = $state.raw<PlyInfo[]>([]);
  /** The view after the last ply. */
  view = $state.raw<View | null>(null);
  standing = $state.raw<Standing | null>(null);
  clock = $state.raw<{ seat: number; until: number; banks: number[] | null } | null>(null);
  /** The player for whom everyone waits, and when the others may do something about it. */
  absence = $state.raw<{ seat: number; remindAt: number | null; handOverAt: number | null } | null>(null);
  canUndo = $state(false);
  canHint = $state(false);
  /** Whether this seat may seal an order before its turn. */
  canSeal = $state(false);
  result = $state.raw<Result | null>(null);
  hint = $state.raw<Hint | null>(null);
  socketState = $state<SocketState>("connecting");
  /** Whether an action waits for its acknowledgement. */
  busy = $state(false);
  refusal = $state.raw<{ id: string; args: Args } | null>(null);

  /** Called with what is said at the table. */
  onTalk: (sent: TalkSent) => void = () => undefined;

  #socket: WebSocket | null = null;
  #attempts = 0;
  #tag = 0;
  #pending: PendingAction | null = null;
  #timers: number[] = [];
  #closed = false;
  #lastReceived = 0;

  /** The queue tells which of the received plies is shown now. */
  constructor(
    readonly id: string,
    readonly queue: PlyQueue = new PlyQueue(),
  ) {
    this.#connect();
    addEventListener("online", this.#reconnectNow);
    addEventListener("offline", this.#dropSocket);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#sendLooking);
    this.#timers.push(window.setInterval(this.#ping, PING_INTERVAL));
  }

  /** How many plies are known: the number that the next one will have. */
  get ply(): number {
    return this.plies.length;
  }

  /** Closes the socket for good. */
  close(): void {
    this.#closed = true;
    this.queue.stop();
    removeEventListener("online", this.#reconnectNow);
    removeEventListener("offline", this.#dropSocket);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#sendLooking);
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#socket?.close();
  }

  act(action: string): void {
    if (this.seat === null || this.busy || this.queue.behind || this.socketState !== "open") return;
    this.busy = true;
    this.refusal = null;
    this.#pending = { type: "action", ply: this.ply, seat: this.seat, action, re: ++this.#tag };
    this.#send(this.#pending);
  }

  undo(): void {
    this.#send({ type: "undo", ply: this.ply, re: ++this.#tag });
  }

  requestHint(): void {
    this.hint = null;
    this.#send({ type: "hint", seat: this.seat, re: ++this.#tag });
  }

  /** Requests a snapshot for another seat. It has all plies, because each seat may know different parts of them. */
  viewAs(seat: number | null): void {
    this.#send({ type: "view_as", seat, re: ++this.#tag });
  }

  // --- the connection ---

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect = (): void => {
    if (this.#closed || this.#socket || this.socketState === "no-table") return;
    if (!navigator.onLine) return; // the "online" event calls this again
    const query = new URLSearchParams();
    if (this.table) query.set("since", String(this.ply));
    if (this.seat !== null) query.set("seat", String(this.seat));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.#lastReceived = Date.now();
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket && !this.#closed) this.#scheduleReconnect(event.code);
    };
  };

  #scheduleReconnect(code: number): void {
    this.#socket = null;
    if (code === 4404) {
      this.socketState = "no-table";
      return;
    }
    this.socketState = "lost";
    const delay = RETRY_DELAYS[Math.min(this.#attempts++, RETRY_DELAYS.length - 1)]!;
    this.#timers.push(window.setTimeout(this.#connect, delay));
  }

  #reconnectNow = (): void => {
    if (document.visibilityState === "visible" && this.socketState === "lost" && !this.#socket) this.#connect();
  };

  /** Tells the server whether the table is on the screen: a player who does not look is told by a push message. */
  #sendLooking = (): void => {
    this.#send({ type: "looking", looking: document.visibilityState !== "hidden" });
  };

  #dropSocket = (): void => {
    const socket = this.#socket; // a socket notices a dead connection only after minutes
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
      this.#scheduleReconnect(0);
    }
  };

  #ping = (): void => {
    const sent = Date.now();
    this.#send({ type: "ping" });
    const check = () => this.socketState === "open" && this.#lastReceived < sent && this.#dropSocket();
    this.#timers.push(window.setTimeout(check, PONG_TIMEOUT));
  };

  // --- messages of the server ---

  #receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.#applySnapshot(message);
        break;
      case "ply":
        this.#applyPly(message);
        break;
      case "table":
        this.table = message.table;
        this.#applyAbsence(message.absence);
        if (this.seat === null) this.#viewOwnSeat(message.table);
        break;
      case "ack":
        this.#acknowledge(message.re);
        break;
      case "hint":
        this.hint = message;
        break;
      case "error":
        this.#acknowledge(message.re ?? this.#pending?.re); // an error without a tag may be about the pending action
        if (message.now) this.#applyGameStatus(message.now);
        if (message.error.id !== "stale") this.refusal = { id: message.error.id, args: message.error.args as Args };
        if (!this.table) this.socketState = "no-table";
        break;
      case "talk":
        this.onTalk(message);
        break;
      case "pong":
        break;
    }
  }

  #applySnapshot(snapshot: Snapshot): void {
    this.#attempts = 0;
    this.table = snapshot.table;
    const from = snapshot.plies[0]?.ply ?? snapshot.ply;
    if (from > (snapshot.seat === this.seat ? this.ply : 0)) {
      this.viewAs(snapshot.seat); // plies between the known ones and these are missing
      return;
    }
    const continues = snapshot.seat === this.seat && this.view !== null && from === this.ply;
    this.seat = snapshot.seat;
    this.plies = this.plies.slice(0, from);
    for (const ply of snapshot.plies) this.#appendPly(ply);
    this.#applyGameStatus(snapshot);
    if (continues && snapshot.plies.length && snapshot.plies.every(({ view }) => view)) this.#enqueue(snapshot.plies);
    else this.queue.jump(this.#newest);
    if (this.socketState !== "open") this.#resendPending();
    if (this.socketState !== "open" && document.visibilityState === "hidden") this.#sendLooking();
    this.socketState = "open";
    void this.#fetchFirstRoll();
  }

  #applyPly(message: PlyMessage): void {
    if (message.ply > this.ply) {
      this.#requestMissingPlies();
      return;
    }
    if (message.ply === this.ply) {
      this.#appendPly(message);
      this.#applyPlyStatus(message);
      this.#enqueue([message]);
    }
    this.#acknowledge(message.re);
  }

  /** Applies the present state, if all plies up to it are known. */
  #applyGameStatus(status: GameStatus): void {
    if (status.ply !== this.ply || status.seat !== this.seat) {
      this.#requestMissingPlies();
      return;
    }
    this.view = status.view as View | null;
    this.standing = status.standing;
    this.#applyPlyStatus(status);
    this.#storeOpening();
  }

  #requestMissingPlies(): void {
    this.#send({ type: "view_as", seat: this.seat, since: this.ply, re: ++this.#tag });
  }

  get #newest(): Step {
    return { ply: this.ply, view: this.view, standing: this.standing, result: this.result };
  }

  #isMine(seat: number): boolean {
    const info = this.table?.seats[seat];
    return info !== undefined && isMine(info);
  }

  /** Queues the newest plies, which were just received, and after the last one of the game its result. */
  #enqueue(plies: PlyInfo[]): void {
    for (const ply of plies) {
      const newest = ply.ply + 1 === this.ply; // only the present view offers actions for certain
      const state = newest ? this.#newest : { ply: ply.ply + 1, view: ply.view as View | null, standing: ply.standing };
      const own = ply.kind === "undo" || (ply.kind === "action" && this.#isMine(ply.seat));
      const kind: StepKind = newest && this.result ? "last" : own ? "own" : ply.kind === "forced" ? "forced" : "other";
      this.queue.push({ ...state, result: null, counted: kind === "last" ? this.result : null }, kind, own);
    }
    if (plies.length && this.result) this.queue.push(this.#newest, "other");
  }

  /** All plies pass through here in order. */
  #appendPly(ply: PlyInfo): void {
    this.plies = [...this.plies, ply];
    this.hint = null;
    if (!ply.view) return;
    this.view = ply.view as unknown as View;
    this.standing = ply.standing;
    this.#storeOpening();
  }

  #applyAbsence(absence: PlyStatus["absence"]): void {
    const at = (seconds: number | null) => (seconds === null ? null : Date.now() + 1000 * seconds);
    this.absence = absence ? { seat: absence.seat, remindAt: at(absence.remind_in), handOverAt: at(absence.hand_over_in) } : null;
  }

  #applyPlyStatus({ clock, absence, can_undo, can_hint, can_seal, result }: PlyStatus): void {
    this.clock = clock ? { seat: clock.seat, until: Date.now() + 1000 * clock.left, banks: clock.banks } : null;
    this.#applyAbsence(absence);
    this.canUndo = can_undo;
    this.canHint = can_hint;
    this.canSeal = can_seal;
    this.result = result;
  }

  /** A spectator who sat down sees their own cards from then on. */
  #viewOwnSeat(table: TableInfo): void {
    const own = table.seats.findIndex(isMine);
    if (own >= 0) this.viewAs(own);
  }

  /** After a break, sends the pending action again if the table still waits for it. */
  #resendPending(): void {
    if (this.#pending && this.#pending.ply === this.ply) this.#send(this.#pending);
    else this.#clearPending();
  }

  #acknowledge(re: number | string | null | undefined): void {
    if (this.#pending && re === this.#pending.re) this.#clearPending();
  }

  #clearPending(): void {
    this.#pending = null;
    this.busy = false;
  }

  // --- evidence for verifying the shuffle ---

  get #takesPart(): boolean {
    return this.seat !== null && this.table?.status === "playing";
  }

  #storeOpening(): void {
    const opening = this.#takesPart && this.view ? openingIn(this.table!.seats, this.view, this.plies) : null;
    if (opening) storeOpening(this.id, opening);
  }

  /** Bots may have rolled and moved on before this page was loaded. */
  async #fetchFirstRoll(): Promise<void> {
    if (!this.#takesPart || this.table?.game !== "corinth" || !this.ply || storedOpening(this.id)?.roll) return;
    const { plies } = await api.plies(this.id, this.seat, 0).catch(() => ({ plies: [] as PlyInfo[] }));
    for (const [i, { view }] of plies.entries()) {
      if (!view || !this.#takesPart) continue;
      const opening = openingIn(this.table.seats, view as unknown as View, plies.slice(0, i + 1));
      if (opening) storeOpening(this.id, opening);
    }
  }
}
