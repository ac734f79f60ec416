// The names of players and bots.
import type { SeatInfo } from "./types";
import { seatNames } from "./seatNames";
import { hasMessage, t } from "./i18n.svelte";

export function levelName(level: string): string {
  return hasMessage(`level-${level}`) ? t(`level-${level}`) : level;
}

/** The names of all seats; equal names are numbered. With the table's id, own seats have the names of this device. */
export function namesOf(seats: SeatInfo[], table?: string): string[] {
  const given = table === undefined ? [] : seatNames(table);
  const plain = seats.map((seat, i) => {
    if (seat.kind === "human" && seat.you && given[i]) return given[i];
    if (seat.kind === "open") return seat.name === null ? t("seat-open") : t("reserved-for", { player: seat.name });
    if (seat.kind === "bot" && seat.name !== null) return t("bot-for", { player: seat.name });
    return seat.kind === "bot" ? t("bot-name", { level: levelName(seat.level ?? "") }) : (seat.name ?? t("somebody"));
  });
  return plain.map((name, i) => {
    const duplicated = plain.filter((other) => other === name).length > 1;
    return duplicated ? `${name} ${plain.slice(0, i + 1).filter((other) => other === name).length}` : name;
  });
}
