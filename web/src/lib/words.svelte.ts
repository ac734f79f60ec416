// Texts: the Fluent catalogues that the terminal uses too, loaded when a language is chosen, English behind them all.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args } from "./types";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch", nl: "Nederlands", sk: "Slovenčina" };
export type Language = keyof typeof LANGUAGES;

const catalogues = import.meta.glob<string>("../../../madang/locales/*/*.ftl", { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../madang/locales/*/rules-*.md", { query: "?raw", import: "default" });

const KEY = "madang.language";
const loaded = new Map<Language, Promise<FluentBundle>>();
let bundles = $state.raw<FluentBundle[]>([]);
let current = $state<Language>("en");

async function read(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(catalogues).filter((path) => path.includes(`/locales/${language}/`));
  for (const text of await Promise.all(paths.map((path) => catalogues[path]!()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

function load(language: Language): Promise<FluentBundle> {
  if (!loaded.has(language)) loaded.set(language, read(language));
  return loaded.get(language)!;
}

function preferred(): Language {
  const wanted = [localStorage.getItem(KEY) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** Speak a language from now on; without one, what the browser prefers. */
export async function speak(language: Language = preferred()): Promise<void> {
  const fallback = load("en");
  bundles = language === "en" ? [await fallback] : [await load(language), await fallback];
  current = language;
  document.documentElement.lang = language;
}

export function choose(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  return speak(language);
}

export function language(): Language {
  return current;
}

export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A message in words. One that no catalogue has shows its id. */
export function say(id: string, args: Args = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args, []);
  }
  return bundles.length ? id : "";
}

/** The rules page of a game as text in Markdown. */
export async function rulesOf(game: string, wanted: Language): Promise<string> {
  for (const tag of [wanted, "en"]) {
    const path = Object.keys(rules).find((key) => key.endsWith(`/locales/${tag}/rules-${game}.md`));
    if (path) return rules[path]!();
  }
  return "";
}
