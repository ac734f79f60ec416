// The kinds of cards in Koryŏ and Chosŏn, with their icons and colors. Names and powers are in the catalogs.
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

export interface CardStyle {
  icon: Component;
  color: string;
}

const style = (icon: Component, color: string): CardStyle => ({ icon, color });

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
    "1": style(yi, "#7d5a00"),
    "2": style(sniper, "#3d4653"),
    "3": style(oracle, "#6a3f86"),
    "4": style(reaper, "#2f3b3a"),
    "5": style(gosu, "#9c3326"),
    "6": style(scientist, "#1f6b6b"),
    "7": style(hulk, "#3f6a1f"),
    "8": style(traveller, "#24608c"),
    "9": style(watcher, "#86345d"),
    E: style(event, "#8c2f14"),
  },
};

export const KINDS: Record<string, string> = { koryo: "123456789BL", choson: "123456789E" };
export const isEvent = (kind: string): boolean => !/[1-9]/.test(kind);
