// Explanations: on hover, on keyboard focus, on a long press.
import type { Attachment } from "svelte/attachments";

type Text = string | (() => string | Promise<string>);
export const shown = $state<{ text: string; left: number; top: number; below: boolean } | { text: "" }>({ text: "" });
let owner: Element | null = null;

async function show(element: Element, text: Text): Promise<void> {
  owner = element;
  const words = typeof text === "string" ? text : await text();
  if (owner !== element || !words || !element.isConnected) return;
  const box = element.getBoundingClientRect();
  const below = box.top < 140;
  Object.assign(shown, { text: words, left: box.left + box.width / 2, top: below ? box.bottom : box.top, below });
}

export function hideTip(): void {
  owner = null;
  shown.text = "";
}

export function tip(text: Text): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer = 0;
    const later = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => void show(element, text), wait);
    };
    const off = () => {
      clearTimeout(timer);
      if (owner === element) hideTip();
    };
    const on: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && later(350)],
      ["pointerdown", (event) => ((event as PointerEvent).pointerType === "mouse" ? off() : later(450))],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["pointerleave", off],
      ["focus", () => element.matches(":focus-visible") && later(150)],
      ["blur", off],
    ];
    on.forEach(([name, listener]) => element.addEventListener(name, listener));
    return () => {
      off();
      on.forEach(([name, listener]) => element.removeEventListener(name, listener));
    };
  };
}
addEventListener("scroll", hideTip, true);
addEventListener("keydown", (event) => event.key === "Escape" && hideTip());
