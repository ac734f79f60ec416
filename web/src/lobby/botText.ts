// A bot in a list of choices: its level, and how it plays.
import { levelName } from "../lib/names";
import { hasMessage, t } from "../lib/i18n.svelte";

export function botText(level: string): string {
  const about = `level-${level}-about`;
  const args = { level: levelName(level) };
  return hasMessage(about) ? t("seat-bot-about", { ...args, about: t(about) }) : t("seat-bot", args);
}
