import type { Boxes } from "../../model/illustrations/boxes";
import type { IllustrationKind } from "../../model/illustrations/kinds";
import { nearest } from "../../model/problems/suggest";
import { listed, shown } from "../../model/problems/words";
import type { DrawingFault } from "./allowed";
import { idOf, type XmlElement } from "./read-xml";

const MOST_SUGGESTED = 100;

/** Duplicate ids, and references to anything that does not end further up, so that no element contains itself. */
export function referenceFaults(elements: readonly XmlElement[]): DrawingFault[] {
  const all = new Set(elements.map(idOf).filter((id) => id !== undefined));
  const seen = new Set<string>();
  /** Elements with ids whose end has not come yet. */
  const open: { readonly id: string; readonly depth: number }[] = [];
  const faults: DrawingFault[] = [];
  let suggested = 0;
  for (const { attributes, depth } of elements) {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    for (const { name, value, at } of attributes) {
      if (name === "id") {
        const message = `id ${shown(value)} is given twice`;
        if (seen.has(value)) faults.push({ at, message, allowed: "another name for each" });
        seen.add(value);
        open.push({ id: value, depth });
        continue;
      }
      const id = name === "href" ? value.slice(1) : /^url\(#(.+)\)$/.exec(value)?.[1];
      const isAround = open.some((one) => one.id === id);
      if (id === undefined || (seen.has(id) && !isAround)) continue;
      const isThere = all.has(id);
      const near = isThere || suggested++ >= MOST_SUGGESTED ? undefined : nearest(id, all);
      const what = isAround
        ? "of which it is a part: it would contain itself"
        : isThere
          ? "which comes later in the file"
          : "but nothing has this id";
      faults.push({
        at,
        message: `${name} names ${shown(id)}, ${what}`,
        allowed: "the id of an earlier element in the file, such as a symbol in <defs>",
        suggestion: near && shown(value.replace(id, near)),
      });
    }
  }
  return faults;
}

/** Patterns without a tile, or with one so small that drawing would not end. */
export function tileFaults(elements: readonly XmlElement[]): DrawingFault[] {
  return elements.flatMap(({ name, at, attributes }): DrawingFault[] => {
    if (name !== "pattern") return [];
    const sides = attributes.filter((one) => one.name === "width" || one.name === "height");
    if (sides.length === 2 && sides.every(({ value }) => Number(value) >= 1)) return [];
    const message = "this <pattern> has no tile, or one of less than a unit";
    return [{ at, message, allowed: "width and height of 1 or more" }];
  });
}

/** Required groups that are missing, and elements outside of all groups, which are not shown. */
export function groupFaults(
  elements: readonly XmlElement[],
  { groups, noun }: IllustrationKind,
): DrawingFault[] {
  if (!groups) return [];
  const known = [...groups.needed, ...groups.optional];
  const allowed = `<defs> and groups with the ids ${listed(known)}`;
  const found = new Set<string>();
  const faults: DrawingFault[] = [];
  for (const element of elements) {
    if (element.depth !== 1 || element.name === "defs") continue;
    const id = idOf(element);
    if (element.name === "g" && id !== undefined && known.includes(id)) found.add(id);
    else {
      const near = id && nearest(id, known);
      const message = `<${element.name}> is not in a group that ${noun} shows`;
      faults.push({ at: element.at, message, allowed, suggestion: near && `<g id="${near}">` });
    }
  }
  const missing = groups.needed.find((id) => !found.has(id));
  if (faults.length > 0 || missing === undefined) return faults;
  return [{ at: 0, message: `the drawing has no <g id="${missing}">`, allowed }];
}

/** Lines that do not begin or end where other drawings meet them. */
export function endFaults(
  elements: readonly XmlElement[],
  { ends }: IllustrationKind,
): DrawingFault[] {
  if (!ends) return [];
  let group: string | undefined;
  return elements.flatMap((element): DrawingFault[] => {
    if (element.depth === 1) group = idOf(element);
    const line = element.attributes.find(({ name }) => name === "d");
    if (!line || group === undefined) return [];
    const fault = ends[group]?.find(({ pattern }) => !pattern.test(line.value));
    const message = `the line of ${group} is ${shown(line.value)}`;
    return fault ? [{ at: line.at, message, allowed: fault.words }] : [];
  });
}

/** Missing boxes of a drawing: `<rect>` elements with these ids. */
export function boxFaults(
  elements: readonly XmlElement[],
  { enough, takes, allowed }: Boxes,
): DrawingFault[] {
  const ids = new Set(elements.filter(({ name }) => name === "rect").map(idOf));
  if (enough.some((row) => row.every((id) => ids.has(id)))) return [];
  return [{ at: 0, message: `the drawing has no box for ${takes}`, allowed }];
}
