// The server's messages, from its OpenAPI schema, and the views of the three games as the rules pages describe them.
import type { components } from "./schema";

type S = components["schemas"];
export type GameInfo = S["GameInfo"];
export type TableInfo = S["TableInfo"];
export type SeatInfo = S["SeatInfo"];
export type ListedTable = S["ListedTable"];
export type Tables = S["Tables"];
export type Message = S["Message"];
export type PlyInfo = S["PlyInfo"];
export type Plies = S["Plies"];
export type Play = S["Play"];
export type Snapshot = S["Snapshot"];
export type Result = S["Result"];
export type Standing = S["Standing"];
export type Hint = S["Hint"];
export type Problem = S["Problem"];
export type Replay = S["Replay"];
export type Step = S["Step"];
export type Chances = S["Chances"];
export type NewTable = S["NewTable"];

// OpenAPI describes no sockets: what goes over them alone is put together here.
type Tag = number | string | null;
/** What holds at the present ply. */
export type Present = Pick<Play, "clock" | "can_undo" | "can_hint" | "result">;
export type PlyMessage = PlyInfo & Present & { type: "ply"; re: Tag };
type TableChanged = { type: "table"; table: TableInfo };
type Pong = { type: "pong"; re: Tag };

export type FromServer = Snapshot | PlyMessage | TableChanged | S["Ack"] | S["Failure"] | Hint | Pong;

export type Args = Record<string, string | number>;

interface AnyView {
  game: string;
  players: number;
  first: number;
  phase: string;
  actor: number | null;
  you?: number | null;
  actions?: string[];
}

/** A heap of cards: their kinds, or only their number. */
export type Heap = string | number;

export interface CardView extends AnyView {
  round: number;
  bank: number;
  tokens: number[];
  tableaus: string[];
  hands: Heap[];
  placed: Heap[];
  used?: string[];
  legacy?: number | null;
  shield?: { seat: number; family: string } | null;
  turn?: Turn | null;
}

interface Turn {
  seat: number;
  revealed: boolean;
  events: number;
  effect: { kind: string; family: string; state: string; guard: number | null; hit: boolean } | null;
  used: string[];
}

export interface Group {
  value: number;
  white: number;
  yellow: number;
}

export interface Sheet {
  turns: number;
  gold: { circled: number; spent: number };
  goats: { circled: number; spent: number };
  spices: number[];
  carpets: number[];
  wine: number[];
  oil: number[];
  market: { circled: string[]; crossed: string[]; boxes: number[]; yellow: number };
  buildings: string[];
}

export interface CorinthView extends AnyView {
  turns_left: number;
  harbor: Record<string, Group>;
  bonuses: Record<string, number | null>;
  move: { district?: string; left?: number; value?: number; steps?: number; path?: string[] } | null;
  sheets: Sheet[];
}

export type View = CardView | CorinthView;
