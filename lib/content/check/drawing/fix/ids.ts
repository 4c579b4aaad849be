import { LINK, linksIn } from "../links";
import type { DrawingKind } from "../allowed";
import { allShapes, type Shape } from "./tree";

/** Ids that drawing programs generate. */
const AUTOMATIC =
  /^(?:path|rect|g|circle|ellipse|line|poly(?:gon|line)|use|defs|svg|layer|symbol|clippath|pattern|t?span|text|image|namedview|metadata)_?\d[\d-]*$/;

export function namedIds(shapes: readonly Shape[]): Set<string> {
  return new Set(shapes.flatMap(({ attributes }) => [...attributes.values()].flatMap(linksIn)));
}

const slugged = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^[\d-]+|-+$/g, "");

/**
 * Converts ids and references to lower case. A layer of Inkscape gets its label as id; generated ids without references
 * are removed, except on shapes that a person has to redraw.
 * @param labels names of elements in Inkscape
 */
export function fixIds(
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
