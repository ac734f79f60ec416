// A long press of a finger on something that a tap would choose. It takes the place of the tooltip.
import { claimPress } from "./tooltip.svelte";

/** Milliseconds. */
const LONG_PRESS = 500;

/** Calls `action` after a long press of a finger, which is no click. */
export function longPress(action: (element: HTMLElement) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer = 0;
    const start = (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      claimPress(event);
      timer = window.setTimeout(() => {
        ignoreNextClick();
        action(element);
      }, LONG_PRESS);
    };
    const stop = () => clearTimeout(timer);
    const menu = (event: Event) => event.preventDefault(); // of the browser, on the same gesture
    const listeners: [string, EventListener, boolean][] = [
      ["pointerdown", start as EventListener, true], // before the tooltip
      ["pointerup", stop, false],
      ["pointercancel", stop, false],
      ["pointerleave", stop, false],
      ["contextmenu", menu, false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      stop();
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}

/** Ignores the click of the finger that is down: it would hit what lies under the finger then. */
function ignoreNextClick(): void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const ignore = (event: Event) => {
    event.stopImmediatePropagation();
    controller.abort();
  };
  addEventListener("click", ignore, options);
  addEventListener("pointerdown", () => controller.abort(), options); // the next press
}
