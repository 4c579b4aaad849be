import { attributesOf } from "../../illustration/illustration";

/** Placeholder in a composition, replaced by a drawing or lettering. */
export interface Box {
  /** The whole element. */
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
  const [kind = "", number = "1"] = (attributes.get("data-box") ?? "").split("-");
  const numberOf = (name: string) => Number(attributes.get(name) ?? 0);
  const r = numberOf("r");
  return {
    tag,
    kind,
    index: Number(number) - 1,
    x: r ? numberOf("cx") - r : numberOf("x"),
    y: r ? numberOf("cy") - r : numberOf("y"),
    width: r ? 2 * r : numberOf("width"),
    height: r ? 2 * r : numberOf("height"),
    attributes,
  };
}
