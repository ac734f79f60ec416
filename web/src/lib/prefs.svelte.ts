// The user's preferences, stored on this device, and the user's name.
export type Theme = "auto" | "light" | "dark";

function stored<T extends string>(key: string, fallback: T): T {
  return (localStorage.getItem(`madang.${key}`) as T | null) ?? fallback;
}

class Prefs {
  theme = $state<Theme>(stored<Theme>("theme", "auto"));
  sound = $state(stored<string>("sound", "off") === "on");
  name = $state("");

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem("madang.theme", theme);
    this.applyTheme();
  }

  setSound(on: boolean): void {
    this.sound = on;
    localStorage.setItem("madang.sound", on ? "on" : "off");
  }

  applyTheme(): void {
    const dark = this.theme === "dark" || (this.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => prefs.applyTheme());
prefs.applyTheme();

export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
