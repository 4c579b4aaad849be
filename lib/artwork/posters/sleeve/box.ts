import { attributesOf } from "../../illustration/illustration";

/** Element of a composition in whose place something is shown. */
export interface Box {
  tag: string;
  kind: string;
  /** Index among several boxes of its kind. */
  index: number;
  x: number;
  y: number;
  width: number;
  height: number;
  attributes: ReadonlyMap<string, string>;
}

/** Reads a box from its markup, such as `<rect data-box="mark-2" …/>`. */
export function boxOf(tag: string): Box {
  const attributes = attributesOf(tag);
  const [kind = "", place = "1"] = (attributes.get("data-box") ?? "").split("-");
  const number = (name: string) => Number(attributes.get(name) ?? 0);
  const r = number("r");
  return {
    tag,
    kind,
    index: Number(place) - 1,
    x: r ? number("cx") - r : number("x"),
    y: r ? number("cy") - r : number("y"),
    width: r ? 2 * r : number("width"),
    height: r ? 2 * r : number("height"),
    attributes,
  };
}
