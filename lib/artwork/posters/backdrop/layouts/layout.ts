import { attributesOf } from "../../../illustration/illustration";
import type { Axes } from "../lines";
import type { Stage } from "../stage";

/** A layer of a backdrop, with its stage. */
export interface LayerPlacement {
  stage: Stage;
  axes: Axes;
  attributes: ReadonlyMap<string, string>;
  children: readonly string[];
  /** Rotations of earlier layers by id. */
  turns: Map<string, number>;
}

/** Places the elements of a layer: markup in sheet units around the centre of the halo. */
export type Layout = (placement: LayerPlacement) => string;

export interface Piece {
  /** Position in the file. */
  x: number;
  y: number;
  attributes: ReadonlyMap<string, string>;
  /** Markup around its own (0, 0). */
  markup: string;
}

/** Elements of a layer without the leading `translate(…)` of their transforms. */
export const piecesOf = (children: readonly string[]): Piece[] =>
  children.map((markup) => {
    const attributes = attributesOf(markup);
    const [start = "", x = 0, y = 0] = translationOf(attributes);
    return {
      x: Number(x),
      y: Number(y),
      attributes,
      markup: markup
        .replace(start, "")
        .replace(' transform=""', "")
        .replace(/ data-[\w-]+="[^"]*"/, ""),
    };
  });

/** The match of a transform's leading `translate(…)`, with its numbers. */
export const translationOf = (attributes: ReadonlyMap<string, string>): string[] =>
  /^translate\((-?[\d.]+) (-?[\d.]+)\) ?/.exec(attributes.get("transform") ?? "") ?? [];

export const numbersIn = (attributes: ReadonlyMap<string, string>, name: string): number[] =>
  (attributes.get(name) ?? "").split(" ").filter(Boolean).map(Number.parseFloat);

export function cyclicItem<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("A layer of a backdrop holds nothing to set.");
  return item;
}

/** Rotation of a layer: random (`data-turn="0 20"`), or that of an earlier one (`#runes`). */
export function turnOf({ stage, attributes, turns }: LayerPlacement): number {
  const value = attributes.get("data-turn");
  if (value?.startsWith("#")) return turns.get(value.slice(1)) ?? 0;
  const turn = randomWithin(stage, attributes, "data-turn", 0);
  turns.set(attributes.get("id") ?? "", turn);
  return turn;
}

/** A random number between the two of an attribute; `otherwise` if there are none. */
export function randomWithin(
  { random }: Pick<Stage, "random">,
  attributes: ReadonlyMap<string, string>,
  name: string,
  otherwise: number,
): number {
  const [low, high] = numbersIn(attributes, name);
  return low === undefined || high === undefined ? otherwise : random.between(low, high);
}
