// The server's messages, from its OpenAPI schema, and the views of the three games.
import type { components } from "./schema";

type S = components["schemas"];
export type Me = S["Me"];
export type CodeOwner = S["CodeOwner"];
export type Devices = S["Devices"];
export type TransferCode = S["TransferCode"];
export type PasskeyOptions = S["PasskeyOptions"];
export type Profile = S["Profile"];
export type GameStatistics = S["GameStatistics"];
export type CurvePoint = S["CurvePoint"];
export type Leaderboard = S["Leaderboard"];
export type ChallengeInfo = S["ChallengeInfo"];
export type GameInfo = S["GameInfo"];
export type TableInfo = S["TableInfo"];
export type SeatInfo = S["SeatInfo"];
export type ListedTable = S["ListedTable"];
export type Tables = S["Tables"];
export type MessageInfo = S["MessageInfo"];
export type PlyInfo = S["PlyInfo"];
export type Plies = S["Plies"];
export type GameStatus = S["GameStatus"];
export type Snapshot = S["Snapshot"];
export type Result = S["Result"];
export type Standing = S["Standing"];
export type Hint = S["Hint"];
export type Advance = S["Advance"];
export type Alerts = S["Alerts"];
export type WebhookInfo = S["WebhookInfo"];
export type SetWebhook = S["SetWebhook"];
export type Problem = S["Problem"];
export type LessonInfo = S["LessonInfo"];
export type LessonStep = S["LessonStepInfo"];
export type Puzzles = S["Puzzles"];
export type PuzzleGame = S["PuzzleGame"];
export type PuzzleInfo = S["PuzzleInfo"];
export type AttemptResult = S["AttemptResult"];
export type Catalog = S["Catalog"];
export type Replay = S["Replay"];
export type ReplayStep = S["ReplayStep"];
export type Review = S["Review"];
export type ReviewedDecision = S["ReviewedDecision"];
export type ReviewedSeat = S["ReviewedSeat"];
export type ReviewTrial = S["Trial"];
export type TournamentInfo = S["TournamentInfo"];
export type TournamentView = S["TournamentView"];
export type TournamentGame = S["TournamentGame"];
/** Seconds per turn, and a bank of seconds per game with an increment. */
export type Clocks = Pick<S["NewTable"], "clock" | "bank" | "increment">;
type Defaulted = "increment" | "patience" | "free_text";
export type NewTable = Omit<S["NewTable"], Defaulted> & Partial<Pick<S["NewTable"], Defaulted>>;

// OpenAPI does not describe sockets, so the messages that only sockets carry are composed here.
type Tag = number | string | null;
/** The part of the state that each ply brings anew. */
export type PlyStatus = Pick<GameStatus, "clock" | "absence" | "can_undo" | "can_hint" | "can_seal" | "result">;
export type PlyMessage = PlyInfo & PlyStatus & { type: "ply"; re: Tag };
type TableChanged = { type: "table"; table: TableInfo; absence: GameStatus["absence"] };
export type Talk = S["Talk"];
export type TalkMessage = S["TalkMessage"];
export type Muted = S["Muted"];
export type TalkSent = { type: "talk"; re: Tag; replace: boolean; messages: TalkMessage[] };
type Pong = { type: "pong"; re: Tag };

export type FromServer = Snapshot | PlyMessage | TableChanged | S["Ack"] | S["Failure"] | Hint | TalkSent | Pong;

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

/** Cards: their kinds, or only their number if they are hidden from the viewer. */
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
