// What the review screen shows, in its address: "?step=12&cards=open&seat=1&learn=1". Seats are counted from 0.

/** What the player to act knew, what everybody knew, or all cards. */
export const CARDS = ["own", "everybody", "open"] as const;
export type Cards = (typeof CARDS)[number];

export interface ReviewPosition {
  /** The step of the replay; null for the overview. */
  step: number | null;
  cards: Cards;
  /** Whose decisions are listed; null if the address does not say. */
  seat: number | "all" | null;
  /** Whether the player is finding better moves. */
  learn: boolean;
}

/** Reads an address that a person may have changed: what makes no sense is left out. */
export function readPosition(query: string): ReviewPosition {
  const params = new URLSearchParams(query);
  const [step, seat, cards] = [params.get("step") ?? "", params.get("seat") ?? "", params.get("cards") as Cards];
  return {
    step: /^\d{1,5}$/.test(step) ? Number(step) : null,
    cards: CARDS.includes(cards) ? cards : "own",
    seat: seat === "all" ? seat : /^[0-3]$/.test(seat) ? Number(seat) : null,
    learn: params.get("learn") === "1",
  };
}

/** `key` lets others see the review of a private table, so that the address can be shared. */
export function writePosition({ step, cards, seat, learn }: ReviewPosition, key: string | null = null): string {
  const params = new URLSearchParams();
  if (step !== null) params.set("step", String(step));
  if (cards !== "own") params.set("cards", cards);
  if (seat !== null) params.set("seat", String(seat));
  if (learn) params.set("learn", "1");
  if (key) params.set("key", key);
  return params.size ? `?${params}` : "";
}
