import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPosition, stepAfterKey, throttle, writePosition } from "./replayPosition";

describe("the address of a replay", () => {
  it("is read as it was written", () => {
    for (const viewer of ["open", "0", "3", "nobody"]) {
      for (const step of [0, 1, 200]) expect(readPosition(writePosition({ step, viewer }))).toEqual({ step, viewer });
    }
    expect(writePosition({ step: 20, viewer: "1" })).toBe("?step=20&seat=1");
    expect(writePosition({ step: 0, viewer: "open" })).toBe("");
    expect(writePosition({ step: 2, viewer: "open" }, "0f")).toBe("?step=2&key=0f");
  });

  it("leads to the start with all cards open where it makes no sense", () => {
    for (const query of ["", "?step=-1", "?step=x&seat=99", "?step=1e9&seat=open", "?seat="]) {
      expect(readPosition(query)).toEqual({ step: 0, viewer: "open" });
    }
  });
});

describe("keys", () => {
  it("step and jump within the game", () => {
    const pressed = (key: string, step: number) => stepAfterKey(key, step, 9);
    expect([pressed("ArrowLeft", 4), pressed("ArrowRight", 4), pressed("Home", 4), pressed("End", 4)]).toEqual([3, 5, 0, 9]);
    expect([pressed("ArrowLeft", 0), pressed("ArrowRight", 9), pressed("x", 4)]).toEqual([0, 9, null]);
  });
});

describe("throttle", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("calls at once, and then once in an interval with the last argument", () => {
    const calls: number[] = [];
    const throttled = throttle((value: number) => calls.push(value), 100);
    throttled(1);
    throttled(2);
    throttled(3);
    expect(calls).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(calls).toEqual([1, 3]);
    vi.advanceTimersByTime(500);
    throttled(4);
    expect(calls).toEqual([1, 3, 4]);
  });
});
