// Asks for the review of a game and follows its progress until it is complete.
import { api, ApiError } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import type { Review } from "../lib/types";

const POLL_INTERVAL = 1000;
const RETRY_INTERVAL = 5000;
/** Refusals that another request would not change. */
const FINAL = ["players-only", "not-over", "no-such-table", "rules-changed", "not-found"];

export class ReviewLoader {
  review = $state.raw<Review | null>(null);
  problem = $state("");
  #timer = 0;
  #stopped = false;

  constructor(readonly id: string) {}

  start(): void {
    this.#stopped = false;
    void this.#load();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #load(): Promise<void> {
    let wait = POLL_INTERVAL;
    try {
      this.review = await this.#next();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof ApiError ? t(error.id, error.args) : String(error);
      if (error instanceof ApiError && FINAL.includes(error.id)) return;
      wait = RETRY_INTERVAL;
    }
    if (!this.#stopped && !this.review?.complete) this.#timer = window.setTimeout(() => void this.#load(), wait);
  }

  /** The first call asks for the review; the others add what is new. */
  async #next(): Promise<Review> {
    const known = this.review;
    if (!known) return api.requestReview(this.id);
    const next = await api.review(this.id, known.decisions.length);
    return { ...next, decisions: [...known.decisions, ...next.decisions] };
  }
}
