// The names of players, bots, and the families and goods that players choose.
import { levelName } from "../lib/names";
import { t } from "../lib/i18n.svelte";

export interface Person {
  player: string | null;
  name: string | null;
  level: string | null;
}

export function personName(person: Person): string {
  if (person.level !== null) return t("bot-name", { level: levelName(person.level) });
  return person.name ?? t("player-nobody");
}

export function kindName(game: string, kind: string): string {
  return game === "corinth" ? t(`corinth-name-${kind}`) : t(`${game}-kind`, { kind });
}

/** A date without the time of day. */
export function dayText(seconds: number, language: string): string {
  return new Date(seconds * 1000).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });
}
