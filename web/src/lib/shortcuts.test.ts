import { expect, test } from "vitest";
import { shortcutKey } from "./shortcuts";

test.each([
  ["u", "KeyU", "U"],
  ["U", "KeyU", "U"],
  ["ㅕ", "KeyU", "U"], // Hangul input
  ["ㅗ", "KeyH", "H"],
  ["ㅎ", "KeyG", "G"],
  ["ㅠ", "KeyB", "B"],
  ["ㄸ", "KeyE", "E"],
  ["Process", "KeyU", "U"], // an input method that has not decided yet
  ["г", "KeyU", "U"], // Cyrillic
  ["u", "KeyF", "U"], // Dvorak
  ["a", "KeyQ", "A"], // AZERTY
  ["&", "Digit1", "1"],
  ["7", "Digit7", "7"],
  ["7", "Numpad7", "7"],
  ["Home", "Numpad7", ""], // without NumLock
  ["u", "", "U"], // the keyboard of a phone
  ["Escape", "Escape", ""],
  ["ArrowUp", "ArrowUp", ""],
  [" ", "Space", ""],
])("%s of %s is the shortcut “%s”", (key, code, shortcut) => {
  expect(shortcutKey({ key, code })).toBe(shortcut);
});
