// The user's preferences and name. This device stores them, and the server keeps them for the user's other devices.
import { api } from "./api";
import { SPEEDS, type Speed } from "./plyQueue.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const CARD_SIZES = ["small", "normal", "large"] as const;
export type CardSize = (typeof CARD_SIZES)[number];
export const PALETTES = ["painted", "distinct"] as const;
/** "distinct": colors that color-blind people can tell apart. */
export type Palette = (typeof PALETTES)[number];

/** The preferences that the server keeps; each is stored here as `madang.<key>`. */
const KEPT = ["theme", "sound", "confirm", "speed", "language", "coach", "cards", "colors", "talk"];

const stored = (key: string): string | null => localStorage.getItem(`madang.${key}`);

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Prefs {
  theme = $state<Theme>("auto");
  cardSize = $state<CardSize>("normal");
  palette = $state<Palette>("painted");
  sound = $state(false);
  /** Whether an action that forgoes others needs a second click. */
  confirmMoves = $state(true);
  /** Whether the coach speaks in games against bots. */
  coach = $state(false);
  /** Whether this player wants to see what others say at the table. */
  talk = $state(true);
  /** How fast the plies of a table are shown; null until the user chooses. */
  #speed = $state<Speed | null>(null);
  name = $state("");
  /** The id of this guest's profile. */
  player = $state("");

  constructor() {
    this.#read();
  }

  #read(): void {
    this.theme = THEMES.find((theme) => theme === stored("theme")) ?? "auto";
    this.cardSize = CARD_SIZES.find((size) => size === stored("cards")) ?? "normal";
    this.palette = PALETTES.find((palette) => palette === stored("colors")) ?? "painted";
    this.sound = stored("sound") === "on";
    this.confirmMoves = stored("confirm") !== "off";
    this.coach = stored("coach") === "on";
    this.talk = stored("talk") !== "off";
    this.#speed = SPEEDS.find((speed) => speed === stored("speed")) ?? null;
  }

  get speed(): Speed {
    return this.#speed ?? (prefersReducedMotion() ? "off" : "normal");
  }

  /** Uses the preferences that the server has kept. */
  adopt(kept: Record<string, unknown>): void {
    for (const key of KEPT) {
      const value = kept[key];
      if (typeof value === "string") localStorage.setItem(`madang.${key}`, value);
    }
    this.#read();
    this.applyTheme();
  }

  /** Sends the preferences of this device to the server. Without the server, they stay on this device. */
  keep(): void {
    const entries = KEPT.map((key) => [key, stored(key)] as const).filter(([, value]) => value !== null);
    void api.setPrefs(Object.fromEntries(entries)).catch(() => undefined);
  }

  #store(key: string, value: string): void {
    localStorage.setItem(`madang.${key}`, value);
    this.keep();
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.#store("speed", speed);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.#store("theme", theme);
    this.applyTheme();
  }

  setCardSize(size: CardSize): void {
    this.cardSize = size;
    this.#store("cards", size);
    this.applyTheme();
  }

  setPalette(palette: Palette): void {
    this.palette = palette;
    this.#store("colors", palette);
    this.applyTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    this.#store("sound", on ? "on" : "off");
  }

  setConfirmMoves(on: boolean): void {
    this.confirmMoves = on;
    this.#store("confirm", on ? "on" : "off");
  }

  setTalk(on: boolean): void {
    this.talk = on;
    this.#store("talk", on ? "on" : "off");
  }

  /** Switches the coach on for a player who has never switched it. */
  suggestCoach(): void {
    if (stored("coach") === null) this.setCoach(true);
  }

  setCoach(on: boolean): void {
    this.coach = on;
    this.#store("coach", on ? "on" : "off");
  }

  applyTheme(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    Object.assign(document.documentElement.dataset, { theme: dark ? "dark" : "light", cards: this.cardSize, colors: this.palette });
  }
}

export const prefs = new Prefs();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => prefs.applyTheme());
prefs.applyTheme();
