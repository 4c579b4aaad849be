import { flattened } from "../../drawing/flatten";
import { INK } from "../../drawing/color";
import { drawnGroup, type Slots } from "../../illustration/illustration";
import { type Light, levelIn } from "../../../content/model/illustrations/light";
import { lit } from "./palette";

/** A drawing of the theatre: its text, and its layers. */
interface StageDrawing {
  readonly text: string;
  readonly layers: readonly StageLayer[];
}

interface StageLayer {
  readonly id: string;
  /** Which light falls on it; without it, it is always as bright as it is drawn. */
  readonly light: string | undefined;
  readonly markup: string;
}

/** The drawings of the theatre by the names of their files, made ready for any light. */
export type StageDrawings = ReadonlyMap<string, StageDrawing>;

const LAYER = /^ {2}<g id="([^"]+)"(?:[^>]*? data-light="([^"]+)")?/gm;

/** Makes the drawings of content/art/film ready. @param texts their texts by their names */
export const stageDrawings = (texts: Readonly<Record<string, string>>): StageDrawings =>
  new Map(
    Object.entries(texts).map(([name, text]) => {
      const layers = [...text.matchAll(LAYER)].map(([, id = "", light]) => {
        const markup = flattened(drawnGroup(text, id, {}));
        // What is used stands in its place now.
        const isClipped = markup.includes("url(#");
        return { id, light, markup: isClipped ? markup : markup.replace(/<defs>.*?<\/defs>/, "") };
      });
      return [name, { text, layers }];
    }),
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
  return drawingOf(drawings, name)
    .layers.filter(({ id }) => ids?.includes(id) ?? id !== LAMPS)
    .map(({ light: said, markup }) => (said ? dimmed(markup, levelIn(said, light)) : markup))
    .join("");
}

/** One layer of a drawing in other colours; `own` is the `color` of the group that it stands in. */
export const inColors = (
  drawings: StageDrawings,
  name: string,
  id: string,
  slots?: Slots,
): string => drawnGroup(drawingOf(drawings, name).text, id, { ...slots, own: "currentColor" });

function drawingOf(drawings: StageDrawings, name: string): StageDrawing {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`There is no content/art/film/${name}.svg.`);
  return drawing;
}

/** The layer of circles that are lamps, which the film switches on and off. */
const LAMPS = "lamps";

/** Where the lamps of a drawing are. */
export function lampsIn(drawings: StageDrawings, name: string): [x: number, y: number][] {
  const { markup = "" } = drawings.get(name)?.layers.find(({ id }) => id === LAMPS) ?? {};
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
