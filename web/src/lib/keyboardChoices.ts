// Choosing on a board with the keyboard: number keys for what is offered, arrows between cards and fields, Enter.

const BUTTONS = ":is(.choices .button, .uses .button):not([aria-disabled=true])";
const PIECES = ":is(.shop.lit, .stack.lit):not([aria-disabled=true])";
/** What the arrow keys move between. */
const REACHABLE = `:is(${BUTTONS}, ${PIECES}, .building.lit, .hand .legal, g.lit)`;
const CLICKABLE = "a, button, summary, [role=button]";

const find = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** Writes on each choice the key that chooses it: 1 to 9, and 0 for the one that gives something up. */
export function assignKeys(root: ParentNode, cardsHaveNumbers: boolean): void {
  for (const element of find(root, "[aria-keyshortcuts]")) element.removeAttribute("aria-keyshortcuts");
  const buttons = find(root, BUTTONS);
  buttons.find((element) => element.matches(".gives-up"))?.setAttribute("aria-keyshortcuts", "0");
  if (cardsHaveNumbers) return;
  const numbered = [...buttons.filter((element) => !element.matches(".gives-up")), ...find(root, PIECES)];
  numbered.slice(0, 9).forEach((element, i) => element.setAttribute("aria-keyshortcuts", String(i + 1)));
}

export function choiceOfKey(root: ParentNode, key: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
}

/** The button that Enter takes: the only primary one, unless the focus is on something that Enter activates itself. */
export function choiceOfEnter(root: ParentNode, focused: Element | null): HTMLElement | null {
  if (focused?.matches(".hand .chosen") !== true && focused?.closest(CLICKABLE)) return null;
  const primary = find(root, ".choices .primary:not([aria-disabled=true])");
  return primary.length === 1 ? primary[0]! : null;
}

type Point = { x: number; y: number };
const ARROWS: Record<string, Point> = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };
export const isArrow = (key: string): boolean => key in ARROWS;

/** The index of the nearest point in the direction of an arrow key; -1 if there is none. */
export function nearest(from: Point, points: Point[], key: string): number {
  const arrow = ARROWS[key];
  if (!arrow) return -1;
  const distances = points.map(({ x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const [along, across] = [dx * arrow.x + dy * arrow.y, Math.abs(dx * arrow.y) + Math.abs(dy * arrow.x)];
    return along > 1 && across <= 3 * along ? along + 2 * across : Infinity;
  });
  const least = Math.min(...distances);
  return Number.isFinite(least) ? distances.indexOf(least) : -1;
}

const centerOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** What an arrow key moves the focus to. */
export function choiceOfArrow(root: ParentNode, focused: Element | null, key: string): HTMLElement | null {
  const reachable = find(root, REACHABLE).filter((element) => element !== focused && element.getClientRects().length > 0);
  if (!focused?.closest(REACHABLE)) return reachable[0] ?? null;
  return reachable[nearest(centerOf(focused), reachable.map(centerOf), key)] ?? null;
}
