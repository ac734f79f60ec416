// Which of the offered actions a table emphasizes, and which it asks to confirm. What is offered decides; no rules.

/** Verbs that give something up while other actions are offered. */
const GIVING_UP = new Set(["end", "pass", "decline", "stay", "hold", "done", "stop", "skip"]);
/** Of these, the ones that are an ordinary answer to the question. They need no confirmation. */
const ORDINARY_ANSWERS = new Set(["pass", "decline", "stay", "hold"]);
/** Verbs to emphasize, the most urgent first: what must be done, then what is free. */
const EMPHASIZED = ["reveal", "riposte", "banker", "gosu", "oracle", "scientist", "compensate"];

const verbOf = (action: string): string => action.split(" ")[0] ?? "";

export const givesUp = (action: string): boolean => GIVING_UP.has(verbOf(action));

/** Whether an action forgoes other actions that are offered, so that a second click should confirm it. */
export function needsConfirmation(action: string, offered: string[]): boolean {
  return givesUp(action) && !ORDINARY_ANSWERS.has(verbOf(action)) && offered.length > 1;
}

/** The actions whose buttons are primary. `usual` names the usual answers to the question, if there are any. */
export function primaryActions(offered: string[], usual: string[] = []): string[] {
  if (offered.length === 1) return offered;
  const answers = offered.filter((action) => usual.includes(action) && !givesUp(action));
  if (answers.length) return answers;
  const verb = EMPHASIZED.find((emphasized) => offered.some((action) => verbOf(action) === emphasized));
  return offered.filter((action) => verbOf(action) === verb);
}

/** Actions in the order of their buttons: those that give something up come last. */
export function inButtonOrder<T>(items: T[], actionOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => Number(givesUp(actionOf(a))) - Number(givesUp(actionOf(b))));
}
