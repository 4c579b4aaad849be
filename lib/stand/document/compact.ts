import type { FlowerStand, StandLayer } from "../../../content/types";

/** One letter for each kind of layer; the capital for a hidden one. */
const LETTERS = {
  stand: "b",
  flower: "f",
  sticker: "s",
  panel: "m",
  poster: "p",
  own: "o",
} as const;

const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter as string, kind]));

/**
 * A stand as a short list, for links: `[version, palette, backdrop, layers]`, each layer
 * `[letter, part | character | own, x, y, turn, zoom, text | shape]`.
 */
export function compacted({ version, palette, backdrop, layers }: FlowerStand): unknown[] {
  return [version, palette, backdrop, layers.map(compactedLayer)];
}

function compactedLayer(layer: StandLayer): unknown[] {
  const { x, y, turn, zoom, hidden } = layer;
  const letter = hidden ? LETTERS[layer.kind].toUpperCase() : LETTERS[layer.kind];
  const what = "part" in layer ? layer.part : "own" in layer ? layer.own : layer.character;
  const more = "text" in layer ? [layer.text] : "shape" in layer ? [layer.shape] : [];
  return [letter, what, x, y, turn, zoom, ...more];
}

/** What {@link compacted} wrote, to be restored; anything else gives something that is no stand. */
export function expanded(list: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(list[3])) return undefined;
  const [version, palette, backdrop, layers] = list;
  return { version, palette, backdrop, layers: layers.map(expandedLayer) };
}

function expandedLayer(list: unknown): unknown {
  if (!Array.isArray(list) || typeof list[0] !== "string") return undefined;
  const [letter, what, x, y, turn, zoom, more] = list;
  return {
    kind: KINDS.get(letter.toLowerCase()),
    part: what,
    character: what,
    own: what,
    x,
    y,
    turn,
    zoom,
    text: more,
    shape: more,
    hidden: letter !== letter.toLowerCase(),
  };
}
