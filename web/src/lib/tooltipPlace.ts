// Where a tooltip goes: beside its element, inside the window, and not over the instruction.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
interface Place {
  left: number;
  top: number;
}

const GAP = 8;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The place of a tooltip: above, below, right or left of `anchor`, or above what it must not cover; the first that
 *  is free. If none is, it goes above or below and may cover something. */
export function placeTooltip(anchor: Box, tip: Size, screen: Size, keepFree: Box[]): Place {
  const left = between(GAP, (anchor.left + anchor.right - tip.width) / 2, screen.width - tip.width - GAP);
  const top = between(GAP, (anchor.top + anchor.bottom - tip.height) / 2, screen.height - tip.height - GAP);
  const above = { left, top: anchor.top - tip.height - GAP };
  const below = { left, top: anchor.bottom + GAP };
  const places = [
    above,
    below,
    { left: anchor.right + GAP, top },
    { left: anchor.left - tip.width - GAP, top },
    ...keepFree.map((box) => ({ left, top: box.top - tip.height - GAP })),
  ];
  const box = (place: Place): Box => ({ ...place, right: place.left + tip.width, bottom: place.top + tip.height });
  const fits = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= screen.width && bottom <= screen.height;
  const free = places.find((place) => fits(box(place)) && ![anchor, ...keepFree].some((other) => overlaps(box(place), other)));
  return free ?? (above.top >= 0 ? above : below);
}
