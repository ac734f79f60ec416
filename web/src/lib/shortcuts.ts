// Keyboard shortcuts that are letters or digits.

type Pressed = Pick<KeyboardEvent, "key" | "code">;

/** The letter (upper case) or digit that was pressed; otherwise "".
 *  `key` tells it where the layout types Latin letters, wherever they lie. Where it types others (Hangul input makes of
 *  U a ㅕ, AZERTY of 1 a &), `code` tells what the key is on a Latin keyboard. */
export function shortcutKey({ key, code }: Pressed): string {
  if (/^[a-z0-9]$/i.test(key)) return key.toUpperCase();
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? "";
}

/** Whether a key event may be a shortcut: no modifier is held, nothing is being typed, and no dialog is open. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  return !(event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).closest("input, select, textarea, dialog"));
}

/** The keys that the help lists, each with the id of its text. */
export const SHORTCUTS: readonly [keys: string, text: string][] = [
  ["1 … 9, B, L, E", "keys-cards"],
  ["1 … 9", "keys-choice"],
  ["0", "keys-give-up"],
  ["Enter", "keys-enter"],
  ["Esc", "keys-cancel"],
  ["↑ → ↓ ←", "keys-arrows"],
  ["↑ → ↓ ←", "keys-walk"],
  ["U", "keys-undo"],
  ["H", "keys-hint"],
  ["G", "keys-log"],
  ["T", "keys-talk"],
  ["?", "keys-help"],
];
