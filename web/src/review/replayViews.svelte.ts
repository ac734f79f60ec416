// The replays of a game, as each viewer saw it. Each is fetched when it is first shown.
import { SvelteMap } from "svelte/reactivity";
import { api, ApiError } from "../lib/api";
import type { Replay, ReplayStep } from "../lib/types";

/** A seat's number, "nobody" for what everybody knew, or "open" for all cards. */
export type ReplayViewer = number | "nobody" | "open";
const RETRY_INTERVAL = 1200;

export class ReplayViews {
  #replays = new SvelteMap<ReplayViewer, Replay>();
  #loading = new Map<ReplayViewer, Promise<void>>();

  constructor(readonly id: string) {}

  /** A step as a viewer saw it; null until `load` has fetched it. */
  step(viewer: ReplayViewer, step: number): ReplayStep | null {
    return this.#replays.get(viewer)?.steps[step] ?? null;
  }

  get last(): number {
    return ([...this.#replays.values()][0]?.steps.length ?? 1) - 1;
  }

  /** Fetches a viewer's replay, unless that has been done. The server allows few replays a second: then it waits. */
  async load(viewer: ReplayViewer): Promise<void> {
    if (!this.#loading.has(viewer)) this.#loading.set(viewer, this.#fetch(viewer));
    try {
      await this.#loading.get(viewer);
    } catch (error) {
      this.#loading.delete(viewer);
      throw error;
    }
  }

  async #fetch(viewer: ReplayViewer): Promise<void> {
    for (;;) {
      try {
        const seat = typeof viewer === "number" ? viewer : null;
        this.#replays.set(viewer, await api.replay(this.id, seat, viewer === "open"));
        return;
      } catch (error) {
        if (!(error instanceof ApiError) || error.id !== "too-many") throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL));
      }
    }
  }
}
