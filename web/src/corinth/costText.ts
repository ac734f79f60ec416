import { t } from "../lib/i18n.svelte";

/** A price in words: "2 gold", or "free". */
export const costText = (gold: number): string => (gold ? t("corinth-for-gold", { count: gold }) : t("corinth-for-free"));
