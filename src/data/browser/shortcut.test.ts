/** @jest-environment jsdom */
import fc from "fast-check";
import { shortcutOf } from "./shortcut";

const press = (key: string, code = "", modifiers: KeyboardEventInit = {}) =>
  shortcutOf(new KeyboardEvent("keydown", { key, code, ...modifiers }));

const CTRL = { ctrlKey: true };
const SHIFT = { shiftKey: true };
const ALT = { altKey: true };
/** AltGr as reported by browsers on Windows and on Linux. */
const ALT_GR = { ctrlKey: true, altKey: true, modifierAltGraph: true };

/** Key presses: layout, `key`, `code`, modifiers, expected shortcut. */
const PRESSES: readonly (readonly [string, string, string, KeyboardEventInit, string])[] = [
  ["US", "k", "KeyK", CTRL, "mod+k"],
  ["US on a Mac", "k", "KeyK", { metaKey: true }, "mod+k"],
  ["US, Caps Lock", "K", "KeyK", { ...CTRL, modifierCapsLock: true }, "mod+k"],
  ["US", "K", "KeyK", { ...CTRL, ...SHIFT }, "mod+shift+k"],
  ["US, Caps Lock and Shift", "r", "KeyR", SHIFT, "shift+r"],
  ["US, Caps Lock", "R", "KeyR", {}, "r"],
  ["US", "/", "Slash", {}, "/"],
  ["US", "+", "Equal", SHIFT, "+"],
  ["US", "{", "BracketLeft", SHIFT, "{"],
  ["US", "]", "BracketRight", ALT, "alt+]"],
  ["US", "1", "Digit1", ALT, "alt+1"],
  ["US on a Mac", "¡", "Digit1", ALT, "¡"],
  ["US on a Mac", "®", "KeyR", ALT, "®"],
  ["US", "ArrowLeft", "ArrowLeft", ALT, "alt+ArrowLeft"],
  ["US", "ArrowLeft", "ArrowLeft", SHIFT, "shift+ArrowLeft"],
  ["US", " ", "Space", SHIFT, "shift+ "],
  ["Dvorak", "k", "KeyV", CTRL, "mod+k"],
  ["Dvorak", "t", "KeyK", CTRL, "mod+t"],
  ["German", "z", "KeyY", CTRL, "mod+z"],
  ["German", "ü", "BracketLeft", {}, "ü"],
  ["German", "/", "Digit7", SHIFT, "/"],
  ["German", "]", "Digit9", ALT_GR, "]"],
  ["German on a Mac", "]", "Digit6", ALT, "]"],
  ["German, Ctrl and Alt for AltGr", "]", "Digit9", { ...CTRL, ...ALT }, "]"],
  ["German on Linux", "]", "Digit9", { modifierAltGraph: true }, "]"],
  ["French", "z", "KeyW", CTRL, "mod+z"],
  ["French", "/", "Period", SHIFT, "/"],
  ["French", "1", "Digit1", SHIFT, "1"],
  ["French", "-", "Digit6", {}, "-"],
  ["French on a Mac", "]", "Minus", { ...ALT, ...SHIFT }, "]"],
  ["Canadian", "/", "KeyE", ALT_GR, "/"],
  ["Polish", "ż", "KeyZ", ALT_GR, "mod+alt+ż"],
  ["Spanish", "ñ", "Semicolon", {}, "ñ"],
  ["Russian", "л", "KeyK", CTRL, "mod+k"],
  ["Russian, Caps Lock", "Я", "KeyZ", CTRL, "mod+z"],
  ["Russian", "я", "KeyZ", CTRL, "mod+z"],
  ["Russian", "К", "KeyR", SHIFT, "shift+r"],
  ["Russian", "р", "KeyH", {}, "h"],
  ["Russian", "х", "BracketLeft", {}, "["],
  ["Russian", "ъ", "BracketRight", {}, "]"],
  ["Russian", ".", "Slash", {}, "."],
  ["Russian", "/", "Backslash", SHIFT, "/"],
  ["Greek", "κ", "KeyK", CTRL, "mod+k"],
  ["Greek", "ζ", "KeyZ", CTRL, "mod+z"],
  ["Greek", "ρ", "KeyR", {}, "r"],
  ["Korean", "ㅏ", "KeyK", CTRL, "mod+k"],
  ["Korean", "ㅋ", "KeyZ", CTRL, "mod+z"],
  ["Korean", "ㄲ", "KeyR", SHIFT, "shift+r"],
  ["Japanese kana", "の", "KeyK", CTRL, "mod+k"],
  ["Hebrew", "ז", "KeyZ", CTRL, "mod+z"],
  ["Hebrew", "/", "KeyQ", {}, "/"],
  ["Arabic", "ن", "KeyK", CTRL, "mod+k"],
  ["Persian", "۱", "Digit1", {}, "1"],
  ["Thai", "้", "KeyH", {}, "h"],
  ["Thai", "ฝ", "Slash", {}, "/"],
];

it.each(PRESSES)("%s: %s at %s, %o is %s", (_layout, key, code, modifiers, shortcut) => {
  expect(press(key, code, modifiers)).toBe(shortcut);
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  "leaves a composition its keys: %o",
  (modifiers) => {
    expect(press("z", "KeyZ", { ...CTRL, ...modifiers })).toBe("");
  },
);

it("reads a letter of any other alphabet as the key at its place", () => {
  const foreign = fc.oneof(
    ...[
      [0x3b1, 0x3c9],
      [0x430, 0x44f],
      [0x5d0, 0x5ea],
      [0x3131, 0x3163],
      [0xe01, 0xe2e],
      [0xac00, 0xd7a3],
    ].map(([min, max]) => fc.integer({ min, max }).map((point) => String.fromCodePoint(point))),
  );
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  fc.assert(
    fc.property(foreign, letter, fc.boolean(), fc.boolean(), (key, at, ctrlKey, shiftKey) => {
      const modifiers = { ctrlKey, shiftKey };
      const code = `Key${at.toUpperCase()}`;
      expect(press(key, code, modifiers)).toBe(press(at, code, modifiers));
    }),
  );
});

it("reads a Latin letter as itself at any position", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  fc.assert(
    fc.property(letter, letter, (key, at) => {
      expect(press(key, `Key${at.toUpperCase()}`)).toBe(key);
      expect(press(key.toUpperCase(), `Key${at.toUpperCase()}`)).toBe(key);
    }),
  );
});
