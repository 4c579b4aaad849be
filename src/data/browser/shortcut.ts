/** Signs by their places on a US keyboard, where other alphabets may have letters. */
const SIGNS: Readonly<Record<string, string>> = {
  BracketLeft: "[",
  BracketRight: "]",
  Slash: "/",
  Minus: "-",
  Equal: "=",
};

/** A key that belongs to a composition, in browsers that do not say `isComposing`. */
const COMPOSING_KEY = 229;

/** A letter or a digit that is neither Latin nor Arabic (0 to 9). */
const FOREIGN = /^(?!\p{Script=Latin}|\d)[\p{L}\p{M}\p{N}]$/u;

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
 * Names a key press by what it means on any keyboard layout: `mod+k` for Ctrl or ⌘ with K, `r`, `shift+r`, `]`,
 * `shift+ArrowUp`. Case is no matter. A letter of another alphabet counts as the key at its place. A sign is itself,
 * whether Shift, AltGr or Option typed it. Empty while a composition has the keys.
 */
export function shortcutOf(press: KeyPress): string {
  const { code, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || press.keyCode === COMPOSING_KEY) return "";
  const isAltGr = press.getModifierState("AltGraph");
  const isAlt = altKey || isAltGr;
  const key =
    !isAlt && FOREIGN.test(press.key)
      ? (/^(?:Key|Digit)(.)$/.exec(code)?.[1] ?? SIGNS[code] ?? press.key)
      : press.key;
  const isSign = /^[^\p{L}\p{N}\s]$/u.test(key);
  // Ctrl and Alt together are AltGr on Windows. Option types another sign than the one that stands on the key.
  if (isSign && isAlt && (isAltGr || ctrlKey || SIGNS[code] !== key)) return key;
  return [
    ctrlKey || metaKey ? "mod+" : "",
    isAlt ? "alt+" : "",
    shiftKey && !isSign && !/^\d$/.test(key) ? "shift+" : "",
    key.length === 1 ? key.toLowerCase() : key,
  ].join("");
}
