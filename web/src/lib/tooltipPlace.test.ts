import { describe, expect, test } from "vitest";
import { placeTooltip, type Box } from "./tooltipPlace";

const screen = { width: 1000, height: 800 };
const tip = { width: 200, height: 100 };
const at = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });

describe("a tooltip", () => {
  test("stands above its element, in the middle", () => {
    expect(placeTooltip(at(400, 400, 80, 100), tip, screen, [])).toEqual({ left: 340, top: 292 });
  });
  test("stands below an element at the top", () => {
    expect(placeTooltip(at(400, 20, 80, 30), tip, screen, [])).toEqual({ left: 340, top: 58 });
  });
  test("stays inside the window", () => {
    expect(placeTooltip(at(0, 400, 40, 40), tip, screen, []).left).toBe(8);
    expect(placeTooltip(at(960, 400, 40, 40), tip, screen, []).left).toBe(792);
  });
  test("stands beside an element between the instruction and the lower edge", () => {
    const instruction = at(100, 600, 800, 50);
    expect(placeTooltip(at(400, 660, 80, 120), tip, screen, [instruction])).toEqual({ left: 488, top: 670 });
    expect(placeTooltip(at(800, 660, 80, 120), tip, screen, [instruction])).toEqual({ left: 592, top: 670 });
  });
  test("stands above the instruction where there is no room at the sides", () => {
    const phone = { width: 390, height: 800 };
    const instruction = at(10, 600, 370, 50);
    expect(placeTooltip(at(150, 660, 60, 80), { width: 300, height: 90 }, phone, [instruction])).toEqual({ left: 30, top: 502 });
  });
});
