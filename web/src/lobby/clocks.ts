// The clocks that the form for a new table offers.
import { currentLanguage, t } from "../lib/i18n.svelte";
import type { Clocks } from "../lib/types";

const DAY = 86_400;
const perTurn = (clock: number | null): Clocks => ({ clock, bank: null, increment: 0 });
const perGame = (bank: number, increment: number): Clocks => ({ clock: null, bank, increment });

export const CLOCKS: Clocks[] = [
  ...[null, 30, 60, 120, 300].map(perTurn),
  perGame(300, 5),
  perGame(900, 10),
  perGame(2700, 30),
  ...[DAY, 3 * DAY, 7 * DAY].map(perTurn),
];

export function clockText({ clock, bank, increment }: Clocks): string {
  if (bank) return t("clock-bank", { minutes: Math.round(bank / 6) / 10, seconds: increment ?? 0 });
  if (!clock) return t("no-clock");
  if (clock % DAY === 0) return t("clock-days", { count: clock / DAY });
  return clock % 60 === 0 ? t("clock-minutes", { count: clock / 60 }) : t("clock-seconds", { count: clock });
}

/** The times without an action after which the others may remind a player. */
export const PATIENCE = [120, 600, 3600, DAY, 3 * DAY];

export function patienceText(seconds: number): string {
  const [count, unit] = seconds >= DAY ? [seconds / DAY, "day"] : seconds >= 3600 ? [seconds / 3600, "hour"] : [seconds / 60, "minute"];
  const time = new Intl.NumberFormat(currentLanguage(), { style: "unit", unit: unit as string, unitDisplay: "long" }).format(count as number);
  return t("patience-line", { time });
}
