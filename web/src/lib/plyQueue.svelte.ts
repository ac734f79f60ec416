// The plies that are still to be shown. The page shows the view after each ply for a moment, one after the other.
import type { Result, Standing, View } from "./types";

export type Speed = "slow" | "normal" | "fast" | "off";
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "off"];

/** What the page shows: the state after a number of plies. */
export interface Step {
  /** How many plies have been played. */
  ply: number;
  view: View | null;
  standing: Standing | null;
  result: Result | null;
  /** Before the end screen: the lines of the score that are counted on the table. */
  counted?: Result | null;
}
/** How long a step is shown. An own action needs no explanation; the last position waits for the end screen. */
export type StepKind = "other" | "own" | "forced" | "last";

interface TimedStep extends Step {
  kind: StepKind;
  received: number;
}

/** Milliseconds that a step of another player is shown. */
export const PAUSES: Record<Speed, number> = { slow: 1700, normal: 950, fast: 450, off: 0 };
const KIND_FACTORS: Record<StepKind, number> = { other: 1, own: 0.5, forced: 0.35, last: 1.6 };
/** The part of a pause that each line of the final score takes. */
export const COUNTING = 0.5;
/** Milliseconds after which a received step is shown at the latest. */
export const MAX_LAG = 3000;
/** Older steps are left out if more wait: the page could not draw them in time. */
export const MAX_WAITING = 30;

const EMPTY: TimedStep = { ply: 0, view: null, standing: null, result: null, kind: "own", received: 0 };

export class PlyQueue {
  #shown = $state.raw<TimedStep>(EMPTY);
  #waiting = $state.raw<TimedStep[]>([]);
  #shownAt = 0;
  #timer: number | undefined;

  constructor(readonly speed: () => Speed = () => "off") {}

  get shown(): Step {
    return this.#shown;
  }

  /** Whether steps wait that are not shown yet. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** Adds a step. One that is shown at once takes the place of everything before. */
  push(step: Step, kind: StepKind, atOnce = false): void {
    const timed = { ...step, kind, received: Date.now() };
    const free = !this.behind && this.#shownAt + this.#pause(this.#shown) <= timed.received;
    if (atOnce || free || !this.#paced) this.#show(timed, []);
    else this.#wait([...this.#waiting, timed].slice(-MAX_WAITING));
  }

  /** Shows a step at once, without a pause, and forgets those that wait. */
  jump(step: Step): void {
    this.#show({ ...step, kind: "own", received: Date.now() }, []);
    this.#shownAt = 0;
  }

  /** Shows the newest step. */
  skip(): void {
    const newest = this.#waiting.at(-1);
    if (newest) this.jump(newest);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  get #paced(): boolean {
    return this.speed() !== "off" && document.visibilityState === "visible";
  }

  #pause(step: TimedStep): number {
    return PAUSES[this.speed()] * (KIND_FACTORS[step.kind] + COUNTING * (step.counted?.lines.length ?? 0));
  }

  #show(step: TimedStep, waiting: TimedStep[]): void {
    this.#shown = step;
    this.#shownAt = Date.now();
    this.#wait(waiting);
  }

  #wait(waiting: TimedStep[]): void {
    this.#waiting = waiting;
    clearTimeout(this.#timer);
    if (waiting.length) this.#timer = window.setTimeout(this.#advance, this.#shownAt + this.#shortenedPause() - Date.now());
  }

  #advance = (): void => {
    const [next, ...rest] = this.#waiting;
    if (!this.#paced) this.skip();
    else if (next) this.#show(next, rest);
  };

  /** How long the shown step stays, so that each waiting ply is shown within MAX_LAG. The end screen may come later. */
  #shortenedPause(): number {
    const pause = this.#pause(this.#shown);
    let before = pause; // the pauses until the waiting step is shown
    let factor = 1;
    for (const step of this.#waiting) {
      if (!step.result) factor = Math.min(factor, (step.received + MAX_LAG - this.#shownAt) / before);
      before += this.#pause(step);
    }
    return Math.max(0, pause * factor);
  }
}
