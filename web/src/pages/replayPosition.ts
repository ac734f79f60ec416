// The position of a replay in its address: "?step=20&seat=1". Seats are counted from 0, as in the protocol.

/** Whose view is shown: "open" (all cards), the number of a seat, or "nobody" (a spectator). */
export type ReplayViewer = string;

export interface ReplayPosition {
  step: number;
  viewer: ReplayViewer;
}

/** Reads an address that a person may have changed: what makes no sense is the start, or all cards open. */
export function readPosition(query: string): ReplayPosition {
  const params = new URLSearchParams(query);
  const [step, seat] = [params.get("step") ?? "", params.get("seat") ?? ""];
  return { step: /^\d{1,5}$/.test(step) ? Number(step) : 0, viewer: /^(?:\d|nobody)$/.test(seat) ? seat : "open" };
}

/** `key` lets others see the replay of a private table, so that the address can be shared. */
export function writePosition({ step, viewer }: ReplayPosition, key: string | null = null): string {
  const params = new URLSearchParams();
  if (step > 0) params.set("step", String(step));
  if (viewer !== "open") params.set("seat", viewer);
  if (key) params.set("key", key);
  return params.size ? `?${params}` : "";
}

/** The step that a key leads to; null if the key is not one of the replay's. */
export function stepAfterKey(key: string, step: number, last: number): number | null {
  if (key === "ArrowLeft") return Math.max(0, step - 1);
  if (key === "ArrowRight") return Math.min(last, step + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** Calls a function at once, then at most once in an interval, the last time with the last argument.
 *  Browsers refuse too many changes of the address in a short time. */
export function throttle<T>(call: (argument: T) => void, interval: number): (argument: T) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { argument: T } | null = null;
  const next = (): void => {
    timer = undefined;
    if (!waiting) return;
    const { argument } = waiting;
    waiting = null;
    run(argument);
  };
  const run = (argument: T): void => {
    call(argument);
    timer = setTimeout(next, interval);
  };
  return (argument) => (timer === undefined ? run(argument) : void (waiting = { argument }));
}
