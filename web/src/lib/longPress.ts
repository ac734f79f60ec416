// A long press of a finger on something that a tap would choose.

/** Milliseconds; a bit longer than tooltips take, so that the tooltip is gone when the card opens. */
const LONG_PRESS = 500;

/** Calls `action` after a long press of a finger; the click that follows it does nothing else. */
export function longPress(action: (element: HTMLElement) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer = 0;
    let pressed = false;
    const start = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        pressed = true;
        action(element);
      }, LONG_PRESS);
    };
    const stop = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      pressed = false;
    };
    const menu = (event: Event) => event.preventDefault(); // of the browser, on the same gesture
    const listeners: [string, EventListener, boolean][] = [
      ["pointerdown", start as EventListener, false],
      ["pointerup", stop, false],
      ["pointercancel", stop, false],
      ["pointerleave", stop, false],
      ["click", click, true],
      ["contextmenu", menu, false],
    ];
    for (const [name, listener, capture] of listeners) element.addEventListener(name, listener, capture);
    return () => {
      stop();
      for (const [name, listener, capture] of listeners) element.removeEventListener(name, listener, capture);
    };
  };
}
