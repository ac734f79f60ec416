// What is printed on the cards of Koryŏ and Chosŏn: icons, colors, symbols, numbers. Names and powers are in the catalogs.
import type { Component } from "svelte";
import eye from "~icons/game-icons/all-seeing-eye";
import spy from "~icons/game-icons/spy";
import senator from "~icons/game-icons/public-speaker";
import priest from "~icons/game-icons/prayer-beads";
import ship from "~icons/game-icons/small-fishing-sailboat";
import banker from "~icons/game-icons/two-coins";
import guardian from "~icons/game-icons/guards";
import drum from "~icons/game-icons/drum";
import merchant from "~icons/game-icons/trade";
import barbarian from "~icons/game-icons/barbarian";
import lobbying from "~icons/game-icons/shaking-hands";
import yi from "~icons/game-icons/imperial-crown";
import sniper from "~icons/game-icons/musket";
import oracle from "~icons/game-icons/crystal-ball";
import reaper from "~icons/game-icons/reaper-scythe";
import gosu from "~icons/game-icons/katana";
import scientist from "~icons/game-icons/bubbling-flask";
import hulk from "~icons/game-icons/mailed-fist";
import traveller from "~icons/game-icons/sands-of-time";
import watcher from "~icons/game-icons/watchtower";
import event from "~icons/game-icons/firework-rocket";
import shield from "~icons/game-icons/shield";
import pistols from "~icons/game-icons/crossed-pistols";
import swords from "~icons/game-icons/crossed-swords";
import sword from "~icons/game-icons/broadsword";
import twice from "~icons/game-icons/sword-slice";
import first from "~icons/game-icons/asian-lantern";

export interface CardStyle {
  icon: Component;
  color: string;
  /** In Chosŏn, small signs for the effect and for what the majority gives. */
  symbols: Component[];
  effect?: Effect;
}
export type Effect = "lobby" | "firearm" | "sword";

const EFFECT_ICONS: Record<Effect, Component> = { lobby: lobbying, firearm: sniper, sword };
const style = (icon: Component, color: string): CardStyle => ({ icon, color, symbols: [] });
const withEffect = (icon: Component, color: string, effect: Effect, power: Component): CardStyle => ({
  icon,
  color,
  effect,
  symbols: [EFFECT_ICONS[effect], power],
});

export const CARD_STYLES: Record<string, Record<string, CardStyle>> = {
  koryo: {
    "1": style(eye, "#6a3f86"),
    "2": style(spy, "#3d4653"),
    "3": style(senator, "#9c3326"),
    "4": style(priest, "#8a5a12"),
    "5": style(ship, "#24608c"),
    "6": style(banker, "#7a6410"),
    "7": style(guardian, "#2d6a4c"),
    "8": style(drum, "#a04a12"),
    "9": style(merchant, "#86345d"),
    B: style(barbarian, "#2b2320"),
    L: style(lobbying, "#2b2320"),
  },
  choson: {
    "1": withEffect(yi, "#7d5a00", "lobby", shield),
    "2": withEffect(sniper, "#3d4653", "firearm", pistols),
    "3": withEffect(oracle, "#6a3f86", "lobby", banker),
    "4": withEffect(reaper, "#2f3b3a", "sword", twice),
    "5": withEffect(gosu, "#9c3326", "sword", event),
    "6": withEffect(scientist, "#1f6b6b", "lobby", banker),
    "7": withEffect(hulk, "#3f6a1f", "sword", swords),
    "8": withEffect(traveller, "#24608c", "firearm", first),
    "9": style(watcher, "#86345d"),
    E: style(event, "#8c2f14"),
  },
};

export const KINDS: Record<string, string> = { koryo: "123456789BL", choson: "123456789E" };
export const isEvent = (kind: string): boolean => !/[1-9]/.test(kind);

const EVENT_COPIES: Record<string, Record<string, number>> = { koryo: { B: 6, L: 4 }, choson: { E: 10 } };
/** How many cards of a kind there are. A family has as many as its value. */
export const copiesOf = (game: string, kind: string): number => (isEvent(kind) ? (EVENT_COPIES[game]?.[kind] ?? 0) : Number(kind));

/** The numbers printed for a round: cards dealt to each player, and cards that may be kept. */
export const roundNumbers = (round: number): { dealt: number; kept: number } => ({ dealt: 11 - round, kept: round + 2 });
