// Texts about a challenge that its page and the list share.
import { levelName } from "../lib/names";
import type { ChallengeInfo } from "../lib/types";
import { currentLanguage, t } from "../lib/i18n.svelte";

export const challengeTitle = ({ game, players }: ChallengeInfo): string =>
  t("challenge-of", { game: t(`game-${game}`), players });

export const opponentsText = ({ level }: ChallengeInfo): string =>
  t("challenge-against", { level: t("bot-name", { level: levelName(level) }) });

/** When the challenge opens or closes, in the time of this device. */
export function timeText(challenge: ChallengeInfo, now = Date.now() / 1000): string {
  const [id, seconds] = challenge.closed
    ? ["challenge-closed-on", challenge.closes]
    : challenge.opens > now
      ? ["challenge-opens-on", challenge.opens]
      : ["challenge-open-until", challenge.closes];
  const time = new Date((seconds as number) * 1000).toLocaleString(currentLanguage(), { dateStyle: "medium", timeStyle: "short" });
  return t(id as string, { time });
}
