// Animates cards and tokens that moved: a copy ("ghost") travels from the old place to the new one.
import { mount, unmount } from "svelte";
import type { Movement } from "../lib/movements";
import { prefersReducedMotion, prefs } from "../lib/prefs.svelte";
import Card from "./Card.svelte";

const MAX_GHOSTS = 28;
/** Milliseconds that a card travels. */
const DURATIONS = { slow: 700, normal: 420, fast: 240, off: 0 };
/** The part of the duration after which the next card starts. */
const STAGGER = 1 / 12;

function findZone(root: HTMLElement, zone: string, kind: string): Element | null {
  return root.querySelector(`[data-zone="${zone}:${kind}"]`) ?? root.querySelector(`[data-zone="${zone}"]`);
}

const center = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 40) });

interface Source {
  box: DOMRect;
  /** The places where cards of the kind already lie at the destination, and in how many layers. */
  occupied: Map<Element, number>;
}

function cardsAt(root: HTMLElement, { to, kind }: Movement): Element[] {
  return [...root.querySelectorAll(`button[data-zone="${to}:${kind}"]`)];
}

const layersOf = (card: Element): Element[] => [...card.querySelectorAll(".layer")];

/** Where the moving things are now. Call this before the page changes. */
export function measureSources(root: HTMLElement, movements: Movement[]): Source[] {
  return movements.slice(0, MAX_GHOSTS).map((movement) => {
    const from = findZone(root, movement.from, movement.kind) ?? root;
    return { box: from.getBoundingClientRect(), occupied: new Map(cardsAt(root, movement).map((card) => [card, layersOf(card).length])) };
  });
}

/** Animates the movements from the measured boxes. Call this after the page changed. */
export function animateMovements(root: HTMLElement, game: string, movements: Movement[], from: Source[]): void {
  const duration = DURATIONS[prefs.speed];
  if (!duration || prefersReducedMotion() || document.hidden) return;
  movements.slice(0, MAX_GHOSTS).forEach((movement, i) => {
    const target = findZone(root, movement.to, movement.kind);
    if (!target) return;
    const { box, occupied } = from[i]!;
    const timing = { duration, delay: i * duration * STAGGER };
    animateGhost(root, game, movement.kind, center(box), center(target.getBoundingClientRect()), timing);
    for (const card of cardsAt(root, movement)) {
      const before = occupied.get(card);
      const added = before === undefined ? [card] : [...layersOf(card).slice(before), ...card.querySelectorAll(".count")];
      for (const element of added) hideUntilArrival(element, timing);
    }
  });
}

/** A card, or what it adds to a stack, is not at its destination before its ghost arrives there. */
function hideUntilArrival(card: Element, { duration, delay }: Timing): void {
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
}

interface Timing {
  duration: number;
  delay: number;
}

interface Point {
  x: number;
  y: number;
}

function animateGhost(root: HTMLElement, game: string, kind: string, from: Point, to: Point, timing: Timing): void {
  const ghost = document.createElement("div");
  ghost.className = kind === "token" ? "ghost token" : "ghost";
  ghost.setAttribute("aria-hidden", "true");
  const card = kind === "token" ? null : mount(Card, { target: ghost, props: { game, kind, width: "54px" } });
  root.append(ghost);
  const at = (point: Point, scale: number) => ({ transform: `translate(${point.x}px, ${point.y}px) scale(${scale})` });
  const arc = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
  const animation = ghost.animate([at(from, 0.9), at(arc, 1.15), at(to, 0.9)], {
    ...timing,
    easing: "ease-in-out",
    fill: "backwards",
  });
  animation.onfinish = animation.oncancel = () => {
    if (card) void unmount(card);
    ghost.remove();
  };
}
