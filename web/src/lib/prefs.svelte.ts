// The user's preferences, stored on this device, and the user's name.
import { SPEEDS, type Speed } from "./plyQueue.svelte";

export type Theme = "auto" | "light" | "dark";

function stored<T extends string>(key: string, fallback: T): T {
  return (localStorage.getItem(`madang.${key}`) as T | null) ?? fallback;
}

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

class Prefs {
  theme = $state<Theme>(stored<Theme>("theme", "auto"));
  sound = $state(stored<string>("sound", "off") === "on");
  /** Whether an action that forgoes others needs a second click. */
  confirmMoves = $state(stored<string>("confirm", "on") === "on");
  /** How fast the plies of a table are shown; null until the user chooses. */
  #speed = $state<Speed | null>(SPEEDS.find((speed) => speed === stored<string>("speed", "")) ?? null);
  name = $state("");

  get speed(): Speed {
    return this.#speed ?? (prefersReducedMotion() ? "off" : "normal");
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    localStorage.setItem("madang.speed", speed);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("madang.theme", theme);
    this.applyTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("madang.sound", on ? "on" : "off");
  }

  setConfirmMoves(on: boolean): void {
    this.confirmMoves = on;
    localStorage.setItem("madang.confirm", on ? "on" : "off");
  }

  applyTheme(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => prefs.applyTheme());
prefs.applyTheme();
