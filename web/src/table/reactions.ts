// The pictures of reactions.
import type { Component } from "svelte";
import bravo from "~icons/game-icons/laurels";
import heart from "~icons/game-icons/hearts";
import highFive from "~icons/game-icons/high-five";
import party from "~icons/game-icons/party-popper";
import surprise from "~icons/game-icons/surprised";
import tears from "~icons/game-icons/tear-tracks";
import think from "~icons/game-icons/think";
import thumbUp from "~icons/game-icons/thumb-up";

interface Reaction {
  icon: Component;
  color: string;
}

export const REACTIONS: Record<string, Reaction> = {
  "thumb-up": { icon: thumbUp, color: "var(--blue)" },
  bravo: { icon: bravo, color: "var(--gold)" },
  "high-five": { icon: highFive, color: "var(--green)" },
  party: { icon: party, color: "var(--gold)" },
  heart: { icon: heart, color: "var(--red)" },
  surprise: { icon: surprise, color: "var(--green)" },
  think: { icon: think, color: "var(--faint)" },
  tears: { icon: tears, color: "var(--blue)" },
};
