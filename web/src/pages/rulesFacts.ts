// Facts about the published games for the head of the rules, as in the rulebooks. Reviews give the age for Corinth. Editions
// of Koryŏ say 13 or 14.
import type { Language } from "../lib/i18n.svelte";

/** A role, the id of its message, and the people; translators with the language of their rulebook. */
export interface Credit {
  role: "designer" | "illustrator" | "graphics" | "publisher" | "translators";
  people: { name: string; language?: Language }[];
}

export interface Facts {
  hangul: string;
  latin: string;
  age: number;
  year: number;
  credits: Credit[];
}

const one = (role: Credit["role"], name: string): Credit => ({ role, people: [{ name }] });
const MOONSTER = [
  one("designer", "Gary Kim"),
  one("illustrator", "Stéphane Gantiez"),
  one("graphics", "Ian Parovel"),
  one("publisher", "Moonster Games"),
];

export const FACTS: Record<string, Facts> = {
  koryo: {
    hangul: "고려",
    latin: "Koryŏ",
    age: 14,
    year: 2013,
    credits: [
      ...MOONSTER,
      {
        role: "translators",
        people: [
          { name: "Alexandre Figuière", language: "en" },
          { name: "Christof Tisch", language: "de" },
          { name: "Happy Baobab, Moonster Games Asia", language: "ko" },
        ],
      },
    ],
  },
  choson: {
    hangul: "조선",
    latin: "Chosŏn",
    age: 14,
    year: 2014,
    credits: [...MOONSTER, { role: "translators", people: [{ name: "Alexandre Figuière" }] }],
  },
  corinth: {
    hangul: "",
    latin: "Corinth",
    age: 8,
    year: 2019,
    credits: [
      one("designer", "Sébastien Pauchon"),
      one("illustrator", "Julio Cesar"),
      one("graphics", "Cyrille Daujean"),
      one("publisher", "Days of Wonder"),
    ],
  },
};
