import { flattened } from "../../drawing/flatten";
import { INK } from "../../drawing/color";
import { drawnGroup } from "../../illustration/illustration";
import { type Light, levelIn } from "../../../content/illustrations/light";
import { lit } from "./palette";

/** A layer of a drawing of the theatre. */
interface StageLayer {
  readonly id: string;
  /** Which light falls on it; without it, it is always as bright as it is drawn. */
  readonly light: string | undefined;
  readonly markup: string;
}

/** The drawings of the theatre by the names of their files, made ready for any light. */
export type StageDrawings = ReadonlyMap<string, readonly StageLayer[]>;

const LAYER = /^ {2}<g id="([^"]+)"(?:[^>]*? data-light="([^"]+)")?/gm;

/** Makes the drawings of content/art/film ready. @param texts their texts by their names */
export const stageDrawings = (texts: Readonly<Record<string, string>>): StageDrawings =>
  new Map(
    Object.entries(texts).map(([name, text]) => [
      name,
      [...text.matchAll(LAYER)].map(([, id = "", light]) => {
        const markup = flattened(drawnGroup(text, id, {}));
        // What is used stands in its place now.
        const isClipped = markup.includes("url(#");
        return { id, light, markup: isClipped ? markup : markup.replace(/<defs>.*?<\/defs>/, "") };
      }),
    ]),
  );

/**
 * Some layers of a drawing in the light of a moment, all of them but the lamps without `ids`.
 * @throws if there is no such drawing
 */
export function inLight(
  drawings: StageDrawings,
  name: string,
  light: Light,
  ids?: readonly string[],
): string {
  const layers = drawings.get(name);
  if (!layers) throw new Error(`There is no content/art/film/${name}.svg.`);
  return layers
    .filter(({ id }) => ids?.includes(id) ?? id !== LAMPS)
    .map(({ light: said, markup }) => (said ? dimmed(markup, levelIn(said, light)) : markup))
    .join("");
}

/** The layer of circles that are lamps, which the film switches on and off. */
const LAMPS = "lamps";

/** Where the lamps of a drawing are. */
export function lampsIn(drawings: StageDrawings, name: string): [x: number, y: number][] {
  const { markup = "" } = drawings.get(name)?.find(({ id }) => id === LAMPS) ?? {};
  const places = markup.matchAll(/ cx="([^"]+)" cy="([^"]+)"/g);
  return [...places].map(([, x, y]) => [Number(x), Number(y)]);
}

const PAINT = / (fill|stroke)="(#[\da-f]{6})"/g;

/** All colours but ink in so much light. */
const dimmed = (markup: string, level: number): string =>
  markup
    .replace(/ data-light="[^"]*"/, "")
    .replace(PAINT, (same, attribute: string, color: string) =>
      color === INK ? same : ` ${attribute}="${lit(color, level)}"`,
    );
