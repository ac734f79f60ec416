// Translations: Fluent catalogs, shared with the terminal and loaded per language; English is the fallback.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { api } from "./api";
import { JOSA } from "./josa";
import type { Args } from "./types";

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  nl: "Nederlands",
  sk: "Slovenčina",
  ko: "한국어",
};
export type Language = keyof typeof LANGUAGES;

/** The catalogs of the page. The others are fetched when a screen needs them: see `loadCatalogs`. */
const catalogs = import.meta.glob<string>(["../../../madang/locales/*/*.ftl", "!../../../madang/locales/*/absence.ftl", "!../../../madang/locales/*/advance.ftl", "!../../../madang/locales/*/alerts.ftl", "!../../../madang/locales/*/coach.ftl", "!../../../madang/locales/*/lesson*.ftl", "!../../../madang/locales/*/players.ftl", "!../../../madang/locales/*/challenges.ftl", "!../../../madang/locales/*/puzzles.ftl", "!../../../madang/locales/*/review.ftl", "!../../../madang/locales/*/talk.ftl", "!../../../madang/locales/*/tournaments.ftl"], { query: "?raw", import: "default" });
const rules = import.meta.glob<string>("../../../madang/locales/*/rules-*.md", { query: "?raw", import: "default" });

const STORAGE_KEY = "madang.language";
const cache = new Map<Language, Promise<FluentBundle>>();
let bundles = $state.raw<FluentBundle[]>([]);
let current = $state<Language>("en");

async function loadBundle(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { JOSA } });
  const paths = Object.keys(catalogs).filter((path) => path.includes(`/locales/${language}/`));
  for (const text of await Promise.all(paths.map((path) => catalogs[path]!()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

function cachedBundle(language: Language): Promise<FluentBundle> {
  if (!cache.has(language)) cache.set(language, loadBundle(language));
  return cache.get(language)!;
}

function preferredLanguage(): Language {
  const tags = [localStorage.getItem(STORAGE_KEY) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (tags.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** The fetched catalogs, by language and name. */
const fetched = new Map<string, Promise<void>>();
/** The names of the catalogs that some screen needs. */
const needed = new Set<string>();

async function fetchCatalog(language: Language, name: string): Promise<void> {
  const { text } = await api.catalog(name, language);
  (await cachedBundle(language)).addResource(new FluentResource(text));
}

/** Fetches a catalog once; after a failure the next call tries again. */
function cachedCatalog(language: Language, name: string): Promise<void> {
  const key = `${language} ${name}`;
  if (!fetched.has(key)) {
    const loading = fetchCatalog(language, name);
    fetched.set(key, loading);
    loading.catch(() => fetched.delete(key));
  }
  return fetched.get(key)!;
}

/** Loads catalogs that are not part of the page, in the present language and in every language chosen later. */
export async function loadCatalogs(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name);
  await Promise.all(names.map((name) => cachedCatalog(current, name)));
  bundles = [...bundles]; // the texts on the screen change
}

/** Switches the page to a language; by default the stored one, or the browser's. */
export async function useLanguage(language: Language = preferredLanguage()): Promise<void> {
  const fallback = cachedBundle("en");
  await Promise.allSettled([...needed].map((name) => cachedCatalog(language, name)));
  bundles = language === "en" ? [await fallback] : [await cachedBundle(language), await fallback];
  current = language;
  document.documentElement.lang = language;
}

/** Switches the page to a language and remembers it on this device. */
export function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(STORAGE_KEY, language);
  return useLanguage(language);
}

export function currentLanguage(): Language {
  return current;
}

export function hasMessage(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** Translates a message. Returns the id if no catalog has it. */
export function t(id: string, args: Args = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args, []);
  }
  return bundles.length ? id : "";
}

const SEPARATOR = "\uE000"; // private use: neither catalogs nor names contain it

/** The texts before and after one argument of a message, for an argument that is an element, such as a link. */
export function splitMessage(id: string, argument: string, args: Args = {}): [string, string] {
  const [before = "", after = ""] = t(id, { ...args, [argument]: SEPARATOR }).split(SEPARATOR);
  return [before, after];
}

/** The rules page of a game, in Markdown. */
export async function rulesText(game: string, language: Language): Promise<string> {
  for (const tag of [language, "en"]) {
    const path = Object.keys(rules).find((key) => key.endsWith(`/locales/${tag}/rules-${game}.md`));
    if (path) return rules[path]!();
  }
  return "";
}
