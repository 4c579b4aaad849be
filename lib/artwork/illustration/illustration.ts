import type { Illustrations } from "../../content/model/illustrations/kinds";
import type { IllustrationFolder } from "../../content/model/illustrations/kinds";
import { type ColorValue, parseColor } from "../../content/model/illustrations/color-value";
import type { SlotName } from "../../content/model/illustrations/slots";
import { mix } from "../drawing/color";
import { hash } from "../drawing/hash";

/** Colours by slot; omitted slots keep the file's colour. */
export type Slots = Readonly<Partial<Record<SlotName, string>>>;

/**
 * Text of an illustration. Subjects of pictures contain it, so that fingerprints depend on the file.
 * @param key name of the file, with its sheet: `castle`, `desk.wide`
 * @throws if there is no such file; content that passed the check never does
 */
export function illustration(all: Illustrations, folder: IllustrationFolder, key: string): string {
  const text = all.get(`${folder}/${key}`);
  if (text === undefined) throw new Error(`There is no content/art/${folder}/${key}.svg.`);
  return text;
}

/** Content of an illustration's root, in the colours of `slots`. */
export function drawn(text: string, slots: Slots): string {
  const inner = colored(inside(text), slots);
  return withOwnIds(inner, inner);
}

/** One group of an illustration, with the definitions of the file; empty if missing. */
export function drawnGroup(text: string, id: string, slots: Slots): string {
  const inner = colored(inside(text), slots);
  const layers = topLevel(inner);
  const wanted = layers.find((layer) => layer.startsWith(`<g id="${id}"`));
  if (!wanted) return "";
  const definitions = layers.filter((layer) => layer.startsWith("<defs"));
  return withOwnIds(definitions.join("") + wanted, inner);
}

/** Path data in one group of an illustration, for shading; empty if missing. */
export function outlinesIn(text: string, id: string): string[] {
  const group = topLevel(inside(text)).find((layer) => layer.startsWith(`<g id="${id}"`));
  return [...(group ?? "").matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, d = ""]) => d);
}

/** A group right below the root, for code that places its elements. */
export interface Layer {
  /** In the order of the file. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly string[];
}

/** Content of an illustration with each layer placed by `place`; definitions stay. */
export function placedLayers(text: string, slots: Slots, place: (layer: Layer) => string): string {
  const inner = colored(inside(text), slots);
  const placed = topLevel(inner).map((markup) =>
    markup.startsWith("<defs") ? markup : place(layerOf(markup)),
  );
  return withOwnIds(placed.join(""), inner);
}

function layerOf(markup: string): Layer {
  const start = markup.indexOf(">") + 1;
  return {
    attributes: attributesOf(markup),
    children: topLevel(markup.slice(start, -"</g>".length)),
  };
}

export function attributesOf(markup: string): Map<string, string> {
  const tag = markup.slice(0, markup.indexOf(">"));
  return new Map(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** An attribute of an illustration's root, such as `data-title`; undefined if missing. */
export function rootData(text: string, attribute: string): string | undefined {
  const root = text.slice(0, text.indexOf(">"));
  return new RegExp(` ${attribute}="([^"]*)"`).exec(root)?.[1];
}

function inside(text: string): string {
  const compact = text.replace(/>\s+</g, "><").trim();
  return compact.slice(compact.indexOf(">") + 1, -"</svg>".length);
}

const PAINT = / (fill|stroke)="((?:var|color-mix)\([^"]*)"/g;

const colored = (markup: string, slots: Slots): string =>
  markup.replace(PAINT, (_, attribute: string, value: string) => {
    const color = parseColor(value);
    if (!color) throw new Error(`This is no colour of an illustration: ${value}`);
    return ` ${attribute}="${hexOf(color, slots)}"`;
  });

function hexOf(color: ColorValue, slots: Slots): string {
  if (color.type === "fixed") return color.hex;
  if (color.type === "slot") return slots[color.name as SlotName] ?? color.hex;
  return mix(hexOf(color.one, slots), hexOf(color.other, slots), 1 - color.share);
}

const ID = / id="([^"]+)"/g;
const REFERENCE = /(href="|url\()#([^")]+)/g;

/** Makes referenced ids unique by a hash of the markup, and drops others. */
function withOwnIds(markup: string, whole: string): string {
  const used = new Set([...markup.matchAll(REFERENCE)].map(([, , id]) => id));
  const own = used.size === 0 ? "" : `art-${hash(whole).toString(36)}`;
  return markup
    .replace(ID, (_, id: string) => (used.has(id) ? ` id="${own}-${id}"` : ""))
    .replace(REFERENCE, (_, start: string, id: string) => `${start}#${own}-${id}`);
}

function topLevel(markup: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of markup.matchAll(/<[^>]+>/g)) {
    if (depth === 0) start = index;
    if (tag.startsWith("</")) depth -= 1;
    else if (!tag.endsWith("/>")) depth += 1;
    if (depth === 0) found.push(markup.slice(start, index + tag.length));
  }
  return found;
}
