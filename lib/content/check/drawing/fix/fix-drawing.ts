import type { DrawingKind } from "../allowed";
import { fixIds, namedIds } from "./ids";
import { declarations, DEFAULTS, isWithoutEffect, plainValue } from "./paint";
import { allShapes, readTree, type Shape, writeTree } from "./tree";

const XMLNS = "http://www.w3.org/2000/svg";

/** Elements that describe a drawing and show nothing. */
const NOTES: ReadonlySet<string> = new Set(["metadata", "title", "desc"]);

/** Traces of drawing programs; a drawing without them is hand-made and keeps its layout. */
const TRACES =
  /^\s*<[?!]|<!--|\s(?:style|version|xmlns:\w+|(?:inkscape|sodipodi|xlink|serif|sketch|xml):[\w-]+)=|<(?:metadata|title|desc|filter|\w+[gG]radient|svg:)|^<svg[^>]*\s(?:width|id|fill)=/;

const CONTAINERS: ReadonlySet<string> = new Set([
  "svg",
  "g",
  "symbol",
  "defs",
  "use",
  "clipPath",
  "pattern",
]);

/**
 * Removes the additions of drawing programs: foreign namespaces and metadata go, styles become attributes, ids become
 * lower case, the root gets the kind's attributes. All visible elements stay, allowed or not. Returns the text
 * unchanged without such traces, or if it is not well-formed.
 */
export function fixDrawing(text: string, kind: DrawingKind): string {
  const root = TRACES.test(text) ? readTree(text) : undefined;
  if (!root || root.name.replace(/^svg:/, "") !== "svg") return text;
  const before = writeTree(root);
  const labels = new Map<Shape, string>();
  strip(root, kind, labels);
  for (const shape of allShapes(root)) unfold(shape);
  dropUnused(root, kind);
  dropDefaults(root);
  fixRoot(root, kind);
  fixIds(root, labels, kind);
  const after = writeTree(root);
  const hasHead = !text.startsWith("<svg") || text.includes("<!--");
  return after === before && !hasHead ? text : after;
}

/** Removes elements and attributes of other namespaces, and collects Inkscape's labels. */
function strip(shape: Shape, kind: DrawingKind, labels: Map<Shape, string>): void {
  shape.name = shape.name.replace(/^svg:/, "");
  const { attributes } = shape;
  const label = attributes.get("inkscape:label");
  const isLayer = attributes.get("inkscape:groupmode") === "layer";
  if (label !== undefined && (isLayer || kind.groups?.includes(label))) labels.set(shape, label);
  const link = attributes.get("xlink:href");
  if (link !== undefined) attributes.set("href", link);
  for (const name of attributes.keys()) if (name.includes(":")) attributes.delete(name);
  shape.children = shape.children.filter(
    ({ name }) => !NOTES.has(name) && !/^(?!svg:).+:/.test(name),
  );
  for (const child of shape.children) strip(child, kind, labels);
}

/** Converts a style to attributes, which replace those of the same name. */
function unfold({ attributes }: Shape): void {
  const style = declarations(attributes.get("style") ?? "");
  attributes.delete("style");
  for (const [name, value] of style) {
    if (isWithoutEffect(name, value)) attributes.delete(name);
    else attributes.set(name, value);
  }
  for (const [name, value] of attributes) {
    if (isWithoutEffect(name, value)) attributes.delete(name);
    else attributes.set(name, plainValue(name, value));
  }
  for (const paint of ["fill", "stroke"]) {
    if (Number(attributes.get(`${paint}-opacity`) ?? 1) === 0) attributes.set(paint, "none");
  }
}

/** Elements without effect unless referenced. */
const UNSEEN = /gradient$|^(?:filter|mask|marker)$/i;

/** Removes unknown definitions without references, and elements that only held or used these. */
function dropUnused(root: Shape, kind: DrawingKind): void {
  const shapes = allShapes(root);
  const named = namedIds(shapes);
  let isLess = false;
  for (const shape of shapes) {
    const needed = shape.children.filter(({ name, attributes, children }) => {
      if (kind.elements.includes(name) ? name !== "defs" : name === "style") return true;
      if (name === "defs") return children.length > 0;
      const isUnseen = shape.name === "defs" || UNSEEN.test(name);
      return !isUnseen || named.has(attributes.get("id") ?? "");
    });
    isLess ||= needed.length < shape.children.length;
    shape.children = needed;
  }
  if (isLess) dropUnused(root, kind);
}

function dropDefaults(root: Shape): void {
  const shapes = allShapes(root);
  const set = new Set<string>();
  for (const { name, attributes } of shapes) {
    if (!CONTAINERS.has(name)) continue;
    for (const [key, value] of attributes) if (DEFAULTS.get(key) !== value) set.add(key);
  }
  for (const { name, attributes } of shapes) {
    for (const paint of CONTAINERS.has(name) ? [] : ["fill", "stroke"]) {
      if (attributes.get(paint) !== "none") continue;
      for (const key of attributes.keys()) if (key.startsWith(`${paint}-`)) attributes.delete(key);
    }
    for (const [key, value] of attributes) {
      const isDefault =
        DEFAULTS.get(key) === value && (!set.has(key) || key === "stroke-dasharray");
      if (isDefault) attributes.delete(key);
    }
  }
}

/** Adds the kind's attributes to the root, and gives its children those they would inherit from it. */
function fixRoot(root: Shape, kind: DrawingKind): void {
  const { attributes } = root;
  const inherited = [...attributes].filter(
    ([name]) => DEFAULTS.has(name) || name === "fill" || name === "stroke",
  );
  for (const child of root.children) {
    if (child.name === "defs") continue;
    for (const [name, value] of inherited)
      if (!child.attributes.has(name) && name !== "opacity") child.attributes.set(name, value);
  }
  const [width, height] = ["width", "height"].map((name) =>
    Number.parseFloat(attributes.get(name) ?? ""),
  );
  const viewBox =
    attributes.get("viewBox") ?? (width && height ? `0 0 ${width} ${height}` : undefined);
  const data = [...attributes].filter(([name]) => name.startsWith("data-"));
  root.attributes = new Map([["xmlns", XMLNS]]);
  if (viewBox !== undefined) root.attributes.set("viewBox", sameBox(viewBox, kind.viewBox));
  for (const [name, value] of data) root.attributes.set(name, value);
}

/** A viewBox in the kind's notation, if it is the same. */
function sameBox(written: string, wanted: string | undefined): string {
  const numbers = written
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return numbers.join(" ") === wanted || wanted === undefined ? numbers.join(" ") : written;
}
