import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_LAG, MAX_WAITING, PlyQueue, type Speed, type Step } from "./plyQueue.svelte";
import type { Result } from "./types";

let speed: Speed = "normal";
let queue: PlyQueue;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { visibilityState: "visible" });
  speed = "normal";
  queue = new PlyQueue(() => speed);
  queue.jump(step(0));
});
afterEach(() => {
  queue.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const step = (ply: number, result: Result | null = null): Step => ({ ply, view: null, standing: null, result });

/** Lets the time pass until all is shown; returns the plies in order, with the milliseconds at which each was shown. */
function watch(): [ply: number, at: number][] {
  const [start, seen] = [Date.now(), [[queue.shown.ply, 0]] as [number, number][]];
  while (queue.behind) {
    vi.advanceTimersToNextTimer();
    seen.push([queue.shown.ply, Date.now() - start]);
  }
  return seen;
}
const pushAll = (count: number) => Array.from({ length: count }, (_, i) => queue.push(step(i + 1), "other"));

test("the first ply is shown at once, the others one after the other", () => {
  pushAll(3);
  expect([queue.shown.ply, queue.behind]).toEqual([1, true]);
  expect(watch()).toEqual([[1, 0], [2, 950], [3, 1900]]);
});

test("a ply that comes after the pause is shown at once, an earlier one waits for the rest of the pause", () => {
  queue.push(step(1), "other");
  vi.advanceTimersByTime(700);
  queue.push(step(2), "other");
  expect(watch()).toEqual([[1, 0], [2, 250]]);
  vi.advanceTimersByTime(950);
  queue.push(step(3), "other");
  expect(queue.shown.ply).toBe(3);
});

test.each<[Speed, number]>([["slow", 1700], ["normal", 950], ["fast", 450]])("at speed %s a ply stays for %i ms, a forced one shorter", (chosen, pause) => {
  speed = chosen;
  queue.push(step(1), "forced");
  queue.push(step(2), "other");
  queue.push(step(3), "other");
  const [, [, second], [, third]] = watch() as [[number, number], [number, number], [number, number]];
  expect(second).toBeLessThan(0.5 * pause);
  expect(Math.round(third - second)).toBe(Math.min(pause, MAX_LAG));
});

test.each<[Speed, number]>([["slow", 4], ["normal", 12], ["fast", MAX_WAITING]])("at speed %s, %i plies are all shown within three seconds", (chosen, count) => {
  speed = chosen;
  pushAll(count);
  const seen = watch();
  expect(seen.map(([ply]) => ply)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  expect(seen.at(-1)![1]).toBeLessThanOrEqual(MAX_LAG + count);
  const pauses = seen.slice(1).map(([, at], i) => at - seen[i]![1]);
  expect(Math.min(...pauses)).toBeGreaterThan(50);
});

test("plies that keep coming are never shown more than three seconds late", () => {
  const received = new Map<number, number>();
  let last = 0;
  for (let time = 0; time < 20_000; time += 50) {
    if (time % 150 === 0) {
      received.set(++last, Date.now());
      queue.push(step(last), "other");
    }
    vi.advanceTimersByTime(50);
    expect(Date.now() - (received.get(queue.shown.ply + 1) ?? Date.now())).toBeLessThanOrEqual(MAX_LAG + 100);
  }
});

test("a skip shows the newest ply, and the next one needs no pause", () => {
  pushAll(5);
  queue.skip();
  expect([queue.shown.ply, queue.behind]).toEqual([5, false]);
  queue.push(step(6), "other");
  expect(queue.shown.ply).toBe(6);
});

test("an own action is shown at once, and what follows waits until it was seen", () => {
  pushAll(3);
  queue.push(step(4), "own", true);
  queue.push(step(5), "other");
  expect(watch()).toEqual([[4, 0], [5, 475]]);
});

test("the last position is seen before the result, however many plies came with it", () => {
  const result = { scores: [1], winners: [0], lines: [] } as unknown as Result;
  pushAll(20);
  queue.push(step(21), "last");
  queue.push(step(21, result), "other");
  while (queue.shown.ply < 21) vi.advanceTimersToNextTimer();
  expect(queue.shown.result).toBeNull();
  vi.advanceTimersByTime(1500);
  expect(queue.shown.result).toBeNull();
  vi.advanceTimersByTime(30);
  expect(queue.shown.result).toEqual(result);
});

test("all is shown at once if the speed is off, also if it is switched off meanwhile, and in a hidden tab", () => {
  pushAll(4);
  speed = "off";
  vi.advanceTimersToNextTimer();
  expect([queue.shown.ply, queue.behind]).toEqual([4, false]);
  queue.push(step(5), "other");
  queue.push(step(6), "other");
  expect(queue.shown.ply).toBe(6);
  speed = "slow";
  vi.stubGlobal("document", { visibilityState: "hidden" });
  queue.push(step(7), "other");
  queue.push(step(8), "other");
  expect(queue.shown.ply).toBe(8);
});
