// Cards and tokens that travel: ghosts between the place where something was and the place where it is now.
import { mount, unmount } from "svelte";
import type { Movement } from "../lib/movements";
import { calm } from "../lib/prefs.svelte";
import Card from "./Card.svelte";

const MOST = 28;
const LENGTH = 420;
const STAGGER = 35;

function find(root: HTMLElement, zone: string, kind: string): Element | null {
  return root.querySelector(`[data-zone="${zone}:${kind}"]`) ?? root.querySelector(`[data-zone="${zone}"]`);
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + Math.min(box.height / 2, 40) });

/** Where things are now; asked before the page changes. */
export function departures(root: HTMLElement, moves: Movement[]): DOMRect[] {
  return moves.slice(0, MOST).map((move) => (find(root, move.from, move.kind) ?? root).getBoundingClientRect());
}

/** Let them fly to where they are after the change. */
export function fly(root: HTMLElement, game: string, moves: Movement[], from: DOMRect[]): void {
  if (calm() || document.hidden) return;
  moves.slice(0, MOST).forEach((move, i) => {
    const goal = find(root, move.to, move.kind);
    if (goal) launch(root, game, move.kind, middle(from[i]!), middle(goal.getBoundingClientRect()), i * STAGGER);
  });
}

interface Point {
  x: number;
  y: number;
}

function launch(root: HTMLElement, game: string, kind: string, from: Point, to: Point, delay: number): void {
  const ghost = document.createElement("div");
  ghost.className = kind === "token" ? "ghost token" : "ghost";
  ghost.setAttribute("aria-hidden", "true");
  const card = kind === "token" ? null : mount(Card, { target: ghost, props: { game, kind, width: "54px" } });
  root.append(ghost);
  const at = (point: Point, scale: number) => ({ transform: `translate(${point.x}px, ${point.y}px) scale(${scale})` });
  const arc = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
  const flight = ghost.animate([at(from, 0.9), at(arc, 1.15), at(to, 0.9)], {
    duration: LENGTH,
    delay,
    easing: "ease-in-out",
    fill: "backwards",
  });
  flight.onfinish = flight.oncancel = () => {
    if (card) void unmount(card);
    ghost.remove();
  };
}
