// The props of a game's board (CardTable, CorinthTable). A board knows no rules: it shows the view and offers its actions.
import type { Snippet } from "svelte";
import type { Standing, View } from "./types";

export interface BoardProps<V extends View> {
  view: V;
  standing: Standing;
  names: string[];
  /** Seats of people who are not connected. */
  away: number[];
  /** The seat that made the last ply shown, and what each seat did last. */
  lastSeat?: number | null;
  lastMoves?: string[];
  busy: boolean;
  /** Nobody acts here, so the board does not say whose turn it is. */
  still?: boolean;
  /** The seat of the last row if nobody looks from a seat. */
  lastRow?: number | null;
  /** The orders that may be sealed before the player's turn, the sealed one, and how to seal one or withdraw it (null). */
  advance?: { orders: string[]; sealed: string | null; seal: (order: string | null) => void };
  act: (action: string) => void;
  /** The translated reason why an action is not legal now. */
  explain: (action: string) => Promise<string>;
  /** Parts that every table has, and that the board places: its title, the buttons and the log. */
  title?: Snippet;
  tools?: Snippet;
  aside?: Snippet;
}
