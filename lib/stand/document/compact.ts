import type { FlowerStand, StandLayer } from "../../../content/types";
import { layerFormat, LAYER_KINDS } from "../layers/layer-facts";

/**
 * A stand as a short list, for links: `[version, palette, backdrop, layers]`, each layer `[letter, fact, x, y, turn,
 * zoom, ...other facts]`, with the facts of its kind.
 */
export function compacted({ version, palette, backdrop, layers }: FlowerStand): unknown[] {
  return [version, palette, backdrop, layers.map(compactedLayer)];
}

function compactedLayer(layer: StandLayer): unknown[] {
  const { kind, x, y, turn, zoom, hidden } = layer;
  const { letter, facts } = layerFormat(kind);
  const [first, ...others] = Object.keys(facts).map((fact) => layer[fact as keyof StandLayer]);
  return [hidden ? letter.toUpperCase() : letter, first, x, y, turn, zoom, ...others];
}

/** Reverses {@link compacted}; the result is for `restore()`, which rejects anything else. */
export function expanded(list: unknown): unknown {
  if (!Array.isArray(list) || !Array.isArray(list[3])) return undefined;
  const [version, palette, backdrop, layers] = list;
  return { version, palette, backdrop, layers: layers.map(expandedLayer) };
}

function expandedLayer(list: unknown): unknown {
  if (!Array.isArray(list) || typeof list[0] !== "string") return undefined;
  const [letter, first, x, y, turn, zoom, ...others] = list;
  const kind = LAYER_KINDS.find((name) => layerFormat(name).letter === letter.toLowerCase());
  if (!kind) return undefined;
  const values = [first, ...others];
  const facts = Object.keys(layerFormat(kind).facts).map((fact, index) => [fact, values[index]]);
  const hidden = letter !== letter.toLowerCase();
  return { kind, ...Object.fromEntries(facts), x, y, turn, zoom, hidden };
}
