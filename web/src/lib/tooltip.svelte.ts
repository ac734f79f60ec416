// Tooltips: on hover, on keyboard focus, on a long press.
import type { Attachment } from "svelte/attachments";

type Text = string | (() => string | Promise<string>);
/** The tooltip on the screen; `Tooltip.svelte` draws it. An empty text hides it. */
export const tooltipState = $state<{ text: string; left: number; top: number; below: boolean } | { text: "" }>({ text: "" });
let owner: Element | null = null;

async function show(element: Element, source: Text): Promise<void> {
  owner = element;
  const text = typeof source === "string" ? source : await source();
  if (owner !== element || !text || !element.isConnected) return;
  const box = element.getBoundingClientRect();
  const below = box.top < 140;
  Object.assign(tooltipState, { text, left: box.left + box.width / 2, top: below ? box.bottom : box.top, below });
}

function hideTooltip(): void {
  owner = null;
  tooltipState.text = "";
}

export function tooltip(text: Text): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer = 0;
    const showAfter = (delay: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void show(element, text), delay);
    };
    const hide = () => {
      clearTimeout(timer);
      if (owner === element) hideTooltip();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && showAfter(350)],
      ["pointerdown", (event) => ((event as PointerEvent).pointerType === "mouse" ? hide() : showAfter(450))],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["pointerleave", hide],
      ["focus", () => element.matches(":focus-visible") && showAfter(150)],
      ["blur", hide],
    ];
    listeners.forEach(([name, listener]) => element.addEventListener(name, listener));
    return () => {
      hide();
      listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
    };
  };
}
addEventListener("scroll", hideTooltip, true);
addEventListener("keydown", (event) => event.key === "Escape" && hideTooltip());
