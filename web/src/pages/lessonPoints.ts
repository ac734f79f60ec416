// Where the parts of the board are that a note of a lesson points at.
import { DISTRICTS, GOODS } from "../corinth/sheetLayout";

const COLUMNS = "abcde";
const player = (seat: string): string => `.player:has([data-zone="tokens:${seat}"])`;

const SELECTORS: Record<string, (...words: string[]) => string> = {
  // Koryŏ and Chosŏn
  hand: (kind) => (kind ? `.hand [data-zone$=":${kind}"]` : ".hand"),
  points: (seat = "") => `${player(seat)} .points`,
  cards: (seat = "") => `${player(seat)} .facts`,
  badge: (seat = "") => `${player(seat)} .badge`,
  first: () => ".badge",
  // Corinth
  harbor: (district) => (district ? `.harbor li:nth-child(${DISTRICTS.findIndex((name) => name === district) + 1})` : ".harbor"),
  district: (good) => `.areas > .paper .goods > section:nth-child(${GOODS.findIndex((name) => name === good) + 1})`,
  field: (field = "") => `.areas > .paper g.field:nth-of-type(${5 * (Number(field[1]) - 1) + COLUMNS.indexOf(field[0] ?? "") + 1})`,
  market: () => ".areas > .paper .market",
  buildings: () => ".areas > .paper .buildings",
  purse: () => ".areas > .paper .purse",
  sheet: () => ".areas > .paper",
  choices: () => ".choices",
};

/** The selector of a part of the board: "tableau:0:6" and other zones, "hand:6", "harbor:wine", "field:e3", … */
export function pointSelector(point: string): string {
  const [name = "", ...words] = point.split(":");
  return SELECTORS[name]?.(...words) ?? `[data-zone="${point}"]`;
}
