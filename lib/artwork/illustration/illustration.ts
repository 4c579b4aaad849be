import type { Illustrations } from "../../content/model/illustrations/kinds";
import type { IllustrationFolder } from "../../content/model/illustrations/kinds";
import { type ColorValue, parseColor } from "../../content/model/illustrations/color-value";
import type { SlotName } from "../../content/model/illustrations/slots";
import { mix } from "../drawing/color";
import { hash } from "../drawing/hash";

/** What stands in the slots; a slot that is left out keeps the colour of the file. */
export type Slots = Readonly<Partial<Record<SlotName, string>>>;

/**
 * The text of an illustration. What draws with it takes the text along in its subject, so that the
 * fingerprint of a picture follows the file.
 * @param key name of the file, with its sheet: `castle`, `desk.wide`
 * @throws if there is no such file; content that passed the check never does
 */
export function illustration(all: Illustrations, folder: IllustrationFolder, key: string): string {
  const text = all.get(`${folder}/${key}`);
  if (text === undefined) throw new Error(`There is no content/art/${folder}/${key}.svg.`);
  return text;
}

/** All that an illustration shows, without its root, in the colours of `slots`. */
export function drawn(text: string, slots: Slots): string {
  const inner = colored(inside(text), slots);
  return withOwnIds(inner, inner);
}

/** What one group of an illustration shows, with the definitions of the file; empty if it has no such group. */
export function drawnGroup(text: string, id: string, slots: Slots): string {
  const inner = colored(inside(text), slots);
  const layers = topLevel(inner);
  const wanted = layers.find((layer) => layer.startsWith(`<g id="${id}"`));
  if (!wanted) return "";
  const definitions = layers.filter((layer) => layer.startsWith("<defs"));
  return withOwnIds(definitions.join("") + wanted, inner);
}

/** The path data in one group of an illustration, for those who shade it; none if it has no such group. */
export function outlinesIn(text: string, id: string): string[] {
  const group = topLevel(inside(text)).find((layer) => layer.startsWith(`<g id="${id}"`));
  return [...(group ?? "").matchAll(/<path [^>]*?\bd="([^"]+)"/g)].map(([, d = ""]) => d);
}

/** A group right below the root of an illustration, for those who place what is in it. */
export interface Layer {
  /** Its attributes, in the order of the file. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Its elements. */
  readonly children: readonly string[];
}

/** What an illustration shows, each layer as `place` puts it; the definitions stay as they are. */
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

/** The attributes of the first element in some markup. */
export function attributesOf(markup: string): Map<string, string> {
  const tag = markup.slice(0, markup.indexOf(">"));
  return new Map(
    [...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** What the root of an illustration says in an attribute, such as `data-title`; undefined if it does not. */
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

/** Ids that are referred to are made the drawing's own, by a hash of its markup; the others are left out. */
function withOwnIds(markup: string, whole: string): string {
  const used = new Set([...markup.matchAll(REFERENCE)].map(([, , id]) => id));
  const own = used.size === 0 ? "" : `art-${hash(whole).toString(36)}`;
  return markup
    .replace(ID, (_, id: string) => (used.has(id) ? ` id="${own}-${id}"` : ""))
    .replace(REFERENCE, (_, start: string, id: string) => `${start}#${own}-${id}`);
}

/** The elements that lie side by side in some markup. */
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
