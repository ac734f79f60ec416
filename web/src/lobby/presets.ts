// The presets of a new table. The seats decide which preset is chosen.
export const PRESETS = ["bot", "friend", "device"] as const;
export type Preset = (typeof PRESETS)[number];

/** The seats of a preset: the first is always this player's. */
export function presetSeats(preset: Preset, players: number, level: string): string[] {
  const other = { bot: level, friend: "open", device: "me" }[preset];
  return Array.from({ length: players }, (_, i) => (i === 0 ? "me" : other));
}

/** The preset that makes these seats; null if they were chosen one by one. */
export function presetOf(seats: string[]): Preset | null {
  const [first, second] = seats;
  if (first !== "me" || second === undefined || seats.slice(1).some((seat) => seat !== second)) return null;
  return second === "open" ? "friend" : second === "me" ? "device" : "bot";
}
