// Animates the group of dice that a player uses: it travels from the harbor to the player's sheet.
import { prefersReducedMotion, prefs } from "../lib/prefs.svelte";
import type { CorinthView } from "../lib/types";

/** Milliseconds that the dice travel. */
const DURATIONS = { slow: 800, normal: 500, fast: 260, off: 0 };

/** The district whose dice were used between two views; null if none were, or if the round ended. */
export function usedDistrict(before: CorinthView, after: CorinthView): string | null {
  if (before.phase !== "choose" || after.phase === "roll") return null;
  const gone = Object.keys(before.harbor).filter((district) => !(district in after.harbor));
  return gone.length === 1 ? gone[0]! : null;
}

/** Copies the dice of a district. Call this before the page changes; the result lets the copy travel afterwards. */
export function pickUpDice(root: HTMLElement, district: string, seat: number): ((after: CorinthView) => void) | null {
  const dice = root.querySelector(`.harbor [data-district="${district}"] .dice`);
  const duration = DURATIONS[prefs.speed];
  if (!dice || !duration || prefersReducedMotion() || document.hidden) return null;
  const from = dice.getBoundingClientRect();
  const ghost = dice.cloneNode(true) as HTMLElement;
  return (after) => {
    const walking = ["steps", "walk"].includes(after.phase);
    const target = root.querySelector(`[data-sheet="${seat}"] ${walking ? ".steward" : `[data-district="${district}"]`}`);
    if (!target) return;
    const to = target.getBoundingClientRect();
    ghost.classList.add("travelling");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, { left: `${from.left}px`, top: `${from.top}px` });
    root.append(ghost);
    const [x, y] = [to.left + 12 - from.left, to.top + to.height / 2 - from.top - from.height / 2];
    const animation = ghost.animate(
      [{}, { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.85 }, { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 }],
      { duration, easing: "ease-in-out" },
    );
    animation.onfinish = animation.oncancel = () => ghost.remove();
  };
}
