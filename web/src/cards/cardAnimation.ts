// Animates cards and tokens that moved: a copy ("ghost") travels from the old place to the new one.
import { mount, unmount } from "svelte";
import type { Movement } from "../lib/movements";
import { prefersReducedMotion } from "../lib/prefs.svelte";
import Card from "./Card.svelte";

const MAX_GHOSTS = 28;
const DURATION = 420;
const STAGGER = 35;

function findZone(root: HTMLElement, zone: string, kind: string): Element | null {
  return root.querySelector(`[data-zone="${zone}:${kind}"]`) ?? root.querySelector(`[data-zone="${zone}"]`);
}

const center = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 40) });

/** Where the moving things are now. Call this before the page changes. */
export function measureSources(root: HTMLElement, movements: Movement[]): DOMRect[] {
  return movements.slice(0, MAX_GHOSTS).map((movement) => (findZone(root, movement.from, movement.kind) ?? root).getBoundingClientRect());
}

/** Animates the movements from the measured boxes. Call this after the page changed. */
export function animateMovements(root: HTMLElement, game: string, movements: Movement[], from: DOMRect[]): void {
  if (prefersReducedMotion() || document.hidden) return;
  movements.slice(0, MAX_GHOSTS).forEach((movement, i) => {
    const target = findZone(root, movement.to, movement.kind);
    if (target) animateGhost(root, game, movement.kind, center(from[i]!), center(target.getBoundingClientRect()), i * STAGGER);
  });
}

interface Point {
  x: number;
  y: number;
}

function animateGhost(root: HTMLElement, game: string, kind: string, from: Point, to: Point, delay: number): void {
  const ghost = document.createElement("div");
  ghost.className = kind === "token" ? "ghost token" : "ghost";
  ghost.setAttribute("aria-hidden", "true");
  const card = kind === "token" ? null : mount(Card, { target: ghost, props: { game, kind, width: "54px" } });
  root.append(ghost);
  const at = (point: Point, scale: number) => ({ transform: `translate(${point.x}px, ${point.y}px) scale(${scale})` });
  const arc = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
  const animation = ghost.animate([at(from, 0.9), at(arc, 1.15), at(to, 0.9)], {
    duration: DURATION,
    delay,
    easing: "ease-in-out",
    fill: "backwards",
  });
  animation.onfinish = animation.oncancel = () => {
    if (card) void unmount(card);
    ghost.remove();
  };
}
