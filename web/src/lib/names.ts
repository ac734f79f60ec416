// What players are called.
import type { SeatInfo } from "./types";
import { has, say } from "./words.svelte";

export function levelName(level: string): string {
  return has(`level-${level}`) ? say(`level-${level}`) : level;
}

/** Names of all seats; bots of one level are counted. */
export function namesOf(seats: SeatInfo[]): string[] {
  const bare = seats.map((seat) => {
    if (seat.kind === "open") return seat.name === null ? say("seat-open") : say("reserved-for", { player: seat.name });
    return seat.kind === "bot" ? say("bot-name", { level: levelName(seat.level ?? "") }) : (seat.name ?? "?");
  });
  return bare.map((name, i) => {
    const alike = bare.filter((other) => other === name).length > 1;
    return alike ? `${name} ${bare.slice(0, i + 1).filter((other) => other === name).length}` : name;
  });
}
