import { LINK, linksIn } from "../links";
import type { DrawingKind } from "../allowed";
import { allShapes, type Shape } from "./tree";

/** Names that drawing programs give to elements by themselves. */
const AUTOMATIC =
  /^(?:path|rect|g|circle|ellipse|line|poly(?:gon|line)|use|defs|svg|layer|symbol|clippath|pattern|t?span|text|image|namedview|metadata)_?\d[\d-]*$/;

/** Ids that the attributes of some elements name. */
export function namedIds(shapes: readonly Shape[]): Set<string> {
  return new Set(shapes.flatMap(({ attributes }) => [...attributes.values()].flatMap(linksIn)));
}

/** A name in small letters, such as left-tower. */
const slugged = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^[\d-]+|-+$/g, "");

/**
 * Writes ids in small letters, and what names them. A layer of Inkscape has the name that its author gave it; ids
 * that a program gave and nothing names are taken away, but of shapes that use what a person has to draw otherwise.
 * @param labels names that Inkscape shows for elements
 */
export function mendIds(
  root: Shape,
  labels: ReadonlyMap<Shape, string>,
  { attributes: known, elements }: DrawingKind,
): void {
  const hasIds = known.has("id");
  const shapes = allShapes(root);
  const named = namedIds(shapes);
  const strange = new Set(
    shapes.filter(({ name }) => !elements.includes(name)).map((one) => one.attributes.get("id")),
  );
  const isOwn = (id: string, attributes: ReadonlyMap<string, string>): boolean =>
    named.has(id) ||
    !AUTOMATIC.test(id.toLowerCase()) ||
    [...attributes.values()].flatMap(linksIn).some((link) => strange.has(link));
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  const times = new Map<string, number>();
  for (const shape of shapes) {
    const { attributes } = shape;
    const id = attributes.get("id");
    const label = slugged(labels.get(shape) ?? "");
    const own = id !== undefined && isOwn(id, attributes) ? slugged(id) || "part" : "";
    const wanted = label !== "" && !taken.has(label) ? label : own;
    const isKept = wanted !== "" && (hasIds || (id !== undefined && named.has(id)));
    if (!isKept) {
      attributes.delete("id");
      continue;
    }
    let free = wanted;
    for (let number = (times.get(wanted) ?? 1) + 1; taken.has(free); number++) {
      free = `${wanted}-${number}`;
      times.set(wanted, number);
    }
    taken.add(free);
    attributes.set("id", free);
    if (id !== undefined) renamed.set(id, free);
  }
  for (const { attributes } of shapes) {
    for (const [name, value] of attributes) {
      const better = value.replaceAll(LINK, (whole, href?: string, url?: string) => {
        const id = renamed.get(href ?? url ?? "");
        return id === undefined ? whole : href === undefined ? `url(#${id})` : `#${id}`;
      });
      if (better !== value) attributes.set(name, better);
    }
  }
}
