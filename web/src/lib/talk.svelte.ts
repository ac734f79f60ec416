// Talk at a table: the messages, those that are new, and what this player says.
import { api, ApiError } from "./api";
import { errorText } from "./errorText";
import { loadCatalogs } from "./i18n.svelte";
import { prefs } from "./prefs.svelte";
import { playSound } from "./sound";
import type { TalkMessage, TalkSent } from "./types";

/** Milliseconds for which a bubble stays. */
const BUBBLE = 7000;

export class Talk {
  messages = $state.raw<TalkMessage[]>([]);
  /** The last message of each speaker, for a while. */
  bubbles = $state.raw<TalkMessage[]>([]);
  phrases = $state.raw<string[]>([]);
  reactions = $state.raw<string[]>([]);
  unread = $state(0);
  problem = $state("");
  #open = $state(false);

  constructor(readonly table: string) {}

  get open(): boolean {
    return this.#open;
  }

  set open(open: boolean) {
    this.#open = open;
    this.unread = 0;
    this.problem = "";
  }

  receive({ replace, messages }: TalkSent): void {
    if (replace) this.messages = messages;
    else for (const message of messages) this.#add(message);
  }

  #add(message: TalkMessage): void {
    if (this.messages.some(({ id }) => id === message.id)) return;
    this.messages = [...this.messages, message];
    if (!prefs.talk || message.player === prefs.player) return;
    void loadCatalogs("talk").catch(() => undefined);
    if (!this.#open) this.unread += 1;
    this.bubbles = [...this.bubbles.filter(({ player }) => player !== message.player), message];
    setTimeout(() => (this.bubbles = this.bubbles.filter(({ id }) => id !== message.id)), BUBBLE);
    playSound("talk");
  }

  /** Fetches the messages that this player may read now, and what can be said. */
  async load(): Promise<void> {
    await this.#attempt(async () => {
      const { messages, phrases, reactions } = await api.talk(this.table);
      [this.messages, this.phrases, this.reactions] = [messages, phrases, reactions];
    });
  }

  /** Says something; false if the server refuses it. */
  async say(kind: TalkMessage["kind"], content: string): Promise<boolean> {
    return this.#attempt(async () => this.#add(await api.say(this.table, kind, content)));
  }

  async mute(player: string, muted: boolean): Promise<void> {
    await this.#attempt(async () => {
      await api.mute(player, muted);
      this.bubbles = this.bubbles.filter((message) => message.player !== player);
      await this.load();
    });
  }

  async #attempt(request: () => Promise<unknown>): Promise<boolean> {
    this.problem = "";
    try {
      await request();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = errorText(error);
      return false;
    }
  }
}
