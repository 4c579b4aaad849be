export type ColorValue =
  | { readonly type: "fixed"; readonly hex: string }
  /** A colour that a record may replace; `hex` is its default. */
  | { readonly type: "slot"; readonly name: string; readonly hex: string }
  /** `share` (0 to 1) of `one`, the rest of `other`. */
  | {
      readonly type: "mix";
      readonly one: ColorValue;
      readonly share: number;
      readonly other: ColorValue;
    };

const HEX = /^#[\da-f]{6}/;
const SLOT = /^var\(--([a-z\d-]+), (#[\da-f]{6})\)/;
const MIX = /^color-mix\(in srgb, /;
const SHARE = /^ (\d{1,2}(?:\.\d+)?)%, /;

/** Greatest nesting of mixtures; drawings of the site use three at most. */
export const MAX_MIX_DEPTH = 8;

/**
 * Parses `#rrggbb`, `var(--slot, #rrggbb)` or `color-mix(in srgb, <colour> 45%, <colour>)`, nested up to {@link
 * MAX_MIX_DEPTH}; undefined for anything else.
 */
export function parseColor(text: string): ColorValue | undefined {
  const [value, rest] = read(text);
  return rest === "" ? value : undefined;
}

export function slotsIn(value: ColorValue): string[] {
  if (value.type === "mix") return [...slotsIn(value.one), ...slotsIn(value.other)];
  return value.type === "slot" ? [value.name] : [];
}

/** Parses the colour at the start of a text; also returns the rest. @param depth of enclosing mixtures */
function read(text: string, depth = 0): [value: ColorValue | undefined, rest: string] {
  const fixed = HEX.exec(text)?.[0];
  if (fixed) return [{ type: "fixed", hex: fixed }, text.slice(fixed.length)];
  const [slot, name, hex] = SLOT.exec(text) ?? [];
  if (slot && name && hex) return [{ type: "slot", name, hex }, text.slice(slot.length)];
  const start = MIX.exec(text)?.[0];
  if (!start || depth === MAX_MIX_DEPTH) return [undefined, text];
  const [one, afterOne] = read(text.slice(start.length), depth + 1);
  const [share, percent] = SHARE.exec(afterOne) ?? [];
  if (!one || !share) return [undefined, text];
  const [other, rest] = read(afterOne.slice(share.length), depth + 1);
  if (!other || !rest.startsWith(")")) return [undefined, text];
  return [{ type: "mix", one, share: Number(percent) / 100, other }, rest.slice(1)];
}
