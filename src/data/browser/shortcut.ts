/** Symbols by the code of their key on a US keyboard; other alphabets may have letters there. */
const SYMBOLS: Readonly<Record<string, string>> = {
  BracketLeft: "[",
  BracketRight: "]",
  Slash: "/",
  Minus: "-",
  Equal: "=",
};

/** `keyCode` of a key press within a composition, for browsers without `isComposing`. */
const COMPOSING_KEY = 229;

/** A letter or digit that is neither Latin nor Arabic (0 to 9). */
const OTHER_ALPHABET = /^(?!\p{Script=Latin}|\d)[\p{L}\p{M}\p{N}]$/u;

type KeyPress = Pick<
  KeyboardEvent,
  | "key"
  | "code"
  | "keyCode"
  | "ctrlKey"
  | "metaKey"
  | "altKey"
  | "shiftKey"
  | "isComposing"
  | "getModifierState"
>;

/**
 * Names a key press independently of the keyboard layout: `mod+k` for Ctrl or ⌘ with K, `r`, `shift+r`, `]`,
 * `shift+ArrowUp`. Ignores case. A letter of another alphabet counts as the US key at its position. A symbol is returned
 * as typed, whether by Shift, AltGr or Option. Empty during a composition.
 */
export function shortcutOf(press: KeyPress): string {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || press.keyCode === COMPOSING_KEY) return "";
  const isAltGr = press.getModifierState("AltGraph");
  const isAlt = altKey || isAltGr;
  const key =
    !isAlt && OTHER_ALPHABET.test(press.key)
      ? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? SYMBOLS[code] ?? press.key)
      : press.key;
  const isSymbol = /^[^\p{L}\p{N}\s]$/u.test(key);
  // Ctrl with Alt is AltGr on Windows. Option types another symbol than the key shows.
  if (isSymbol && isAlt && (isAltGr || ctrlKey || SYMBOLS[code] !== key)) return key;
  return [
    ctrlKey || metaKey ? "mod+" : "",
    isAlt ? "alt+" : "",
    shiftKey && !isSymbol && !/^\d$/.test(key) ? "shift+" : "",
    key.length === 1 ? key.toLowerCase() : key,
  ].join("");
}
