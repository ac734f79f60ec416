// Tooltips: on hover, on keyboard focus, on a long press.
import type { Attachment } from "svelte/attachments";
import type { Box } from "./tooltipPlace";

type Text = string | (() => string | Promise<string>);
interface Options {
  /** For elements that do nothing else: a click or tap shows the tooltip, too. */
  onClick?: boolean;
}
/** The tooltip on the screen; `Tooltip.svelte` draws it. An empty text hides it. */
export const tooltipState = $state<{ text: string; anchor: Box | null }>({ text: "", anchor: null });
let owner: Element | null = null;
/** Presses that an element has handled: no other element shows its tooltip for them. */
const handled = new WeakSet<Event>();

/** Prevents a press from showing a tooltip. */
export function claimPress(event: Event): void {
  handled.add(event);
}

async function show(element: Element, source: Text): Promise<void> {
  owner = element;
  const text = typeof source === "string" ? source : await source();
  if (owner !== element || !text || !element.isConnected) return;
  Object.assign(tooltipState, { text, anchor: element.getBoundingClientRect() });
}

export function hideTooltip(): void {
  owner = null;
  tooltipState.text = "";
}

export function tooltip(text: Text, { onClick = false }: Options = {}): Attachment<HTMLElement | SVGElement> {
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
    const once = (action: (event: PointerEvent) => void) => (event: Event) => {
      if (handled.has(event)) return;
      claimPress(event);
      action(event as PointerEvent);
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => (event as PointerEvent).pointerType === "mouse" && showAfter(350)],
      ["pointerdown", once((event) => (event.pointerType === "mouse" ? hide() : showAfter(450)))],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", () => clearTimeout(timer)],
      ["pointerleave", hide],
      ["focus", () => element.matches(":focus-visible") && showAfter(150)],
      ["blur", hide],
    ];
    if (onClick) listeners.push(["click", once(() => showAfter(0))]);
    listeners.forEach(([name, listener]) => element.addEventListener(name, listener));
    return () => {
      hide();
      listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
    };
  };
}
addEventListener("scroll", hideTooltip, true);
addEventListener("keydown", (event) => event.key === "Escape" && hideTooltip());
addEventListener("pointerdown", (event) => owner && !owner.contains(event.target as Node) && hideTooltip());
