// What a game's table is given: where the game is, who plays, and how to act. It knows no rule beyond that.
import type { Snippet } from "svelte";
import type { Standing, View } from "./types";

export interface Board<V extends View> {
  view: V;
  standing: Standing;
  names: string[];
  /** Seats of people who are not connected. */
  away: number[];
  busy: boolean;
  act: (action: string) => void;
  /** Why an action is not legal now, in words. */
  explain: (action: string) => Promise<string>;
  /** What belongs to every table and finds its place on this one: its title, what one can ask for, and the log. */
  title?: Snippet;
  tools?: Snippet;
  aside?: Snippet;
}
