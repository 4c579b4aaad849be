import { attributesOf } from "../../../illustration/illustration";
import type { Axes } from "../lines";
import type { Stage } from "../stage";

/** A layer of a backdrop and what it is set on. */
export interface Setting {
  stage: Stage;
  axes: Axes;
  attributes: ReadonlyMap<string, string>;
  children: readonly string[];
  /** By how much the layers before were turned, by their ids. */
  turns: Map<string, number>;
}

/** Sets the elements of a layer: markup in units of the sheet, round the middle of the halo. */
export type Layout = (setting: Setting) => string;

/** One of the elements that a layout sets. */
export interface Piece {
  /** Where the file shows it. */
  x: number;
  y: number;
  attributes: ReadonlyMap<string, string>;
  /** Its markup round its own (0, 0). */
  markup: string;
}

/** The elements of a layer without the `translate(…)` that their transforms begin with. */
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

/** The numbers of the `translate(…)` that the transform of an element begins with, after all of it. */
export const translationOf = (attributes: ReadonlyMap<string, string>): string[] =>
  /^translate\((-?[\d.]+) (-?[\d.]+)\) ?/.exec(attributes.get("transform") ?? "") ?? [];

/** The numbers of an attribute. */
export const numbersIn = (attributes: ReadonlyMap<string, string>, name: string): number[] =>
  (attributes.get(name) ?? "").split(" ").filter(Boolean).map(Number.parseFloat);

/** An item of a list by its index, counted round. */
export function inTurn<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("A layer of a backdrop holds nothing to set.");
  return item;
}

/** By how much a layer as a whole is turned: by lot (`data-turn="0 20"`), or as one before (`#runes`). */
export function turnOf({ stage, attributes, turns }: Setting): number {
  const said = attributes.get("data-turn");
  if (said?.startsWith("#")) return turns.get(said.slice(1)) ?? 0;
  const turn = lot(stage, attributes, "data-turn", 0);
  turns.set(attributes.get("id") ?? "", turn);
  return turn;
}

/** A number between the two of an attribute by lot; `otherwise` if there are none. */
export function lot(
  { random }: Pick<Stage, "random">,
  attributes: ReadonlyMap<string, string>,
  name: string,
  otherwise: number,
): number {
  const [low, high] = numbersIn(attributes, name);
  return low === undefined || high === undefined ? otherwise : random.between(low, high);
}
