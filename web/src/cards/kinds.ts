// How the cards of Koryŏ and Chosŏn look. What they do is told by the catalogues.
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

export interface Kind {
  icon: Component;
  colour: string;
}

const kind = (icon: Component, colour: string): Kind => ({ icon, colour });

export const LOOKS: Record<string, Record<string, Kind>> = {
  koryo: {
    "1": kind(eye, "#6a3f86"),
    "2": kind(spy, "#3d4653"),
    "3": kind(senator, "#9c3326"),
    "4": kind(priest, "#8a5a12"),
    "5": kind(ship, "#24608c"),
    "6": kind(banker, "#7a6410"),
    "7": kind(guardian, "#2d6a4c"),
    "8": kind(drum, "#a04a12"),
    "9": kind(merchant, "#86345d"),
    B: kind(barbarian, "#2b2320"),
    L: kind(lobbying, "#2b2320"),
  },
  choson: {
    "1": kind(yi, "#7d5a00"),
    "2": kind(sniper, "#3d4653"),
    "3": kind(oracle, "#6a3f86"),
    "4": kind(reaper, "#2f3b3a"),
    "5": kind(gosu, "#9c3326"),
    "6": kind(scientist, "#1f6b6b"),
    "7": kind(hulk, "#3f6a1f"),
    "8": kind(traveller, "#24608c"),
    "9": kind(watcher, "#86345d"),
    E: kind(event, "#8c2f14"),
  },
};

export const KINDS: Record<string, string> = { koryo: "123456789BL", choson: "123456789E" };
export const isEvent = (kind: string): boolean => !/[1-9]/.test(kind);
