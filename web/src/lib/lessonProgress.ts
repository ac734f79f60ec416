// How far this device has come in each lesson, and which games it has played.
const key = (game: string): string => `madang.lesson.${game}`;
const DONE = "done";

/** The step at which a lesson goes on; 0 if it was not begun, or is done. */
export function lessonStep(game: string, steps: number): number {
  const step = Number(localStorage.getItem(key(game)) ?? 0);
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

export function isLessonDone(game: string): boolean {
  return localStorage.getItem(key(game)) === DONE;
}

const playedKey = (game: string): string => `madang.played.${game}`;

export function rememberPlayed(game: string): void {
  localStorage.setItem(playedKey(game), "yes");
}

/** Whether this device has neither played a game nor finished its lesson. */
export function isNewTo(game: string): boolean {
  return !isLessonDone(game) && localStorage.getItem(playedKey(game)) === null;
}

/** Stores the step that is shown. A lesson whose last step was shown stays done, also when it is repeated. */
export function storeLessonStep(game: string, step: number, steps: number): void {
  if (step === steps - 1) localStorage.setItem(key(game), DONE);
  else if (!isLessonDone(game)) localStorage.setItem(key(game), String(step));
}
