import { flattened } from "../../drawing/flatten";
import { INK } from "../../drawing/color";
import { drawnGroup, type Slots } from "../../illustration/illustration";
import { type Light, levelIn } from "../../../content/model/illustrations/light";
import { colorInLight } from "./palette";

interface StageDrawing {
  readonly text: string;
  readonly layers: readonly StageLayer[];
}

interface StageLayer {
  readonly id: string;
  /** Light on the layer; without it the brightness is constant. */
  readonly light: string | undefined;
  readonly markup: string;
}

/** Drawings of the theatre by file name, prepared for any light. */
export type StageDrawings = ReadonlyMap<string, StageDrawing>;

const LAYER = /^ {2}<g id="([^"]+)"(?:[^>]*? data-light="([^"]+)")?/gm;

/** Prepares the drawings of content/art/film. @param texts by name */
export const stageDrawings = (texts: Readonly<Record<string, string>>): StageDrawings =>
  new Map(
    Object.entries(texts).map(([name, text]) => {
      const layers = [...text.matchAll(LAYER)].map(([, id = "", light]) => {
        const markup = flattened(drawnGroup(text, id, {}));
        // `<use>` is inlined by now.
        const isClipped = markup.includes("url(#");
        return { id, light, markup: isClipped ? markup : markup.replace(/<defs>.*?<\/defs>/, "") };
      });
      return [name, { text, layers }];
    }),
  );

/** Layers of a drawing in the current light; without `ids` all except the lamps. @throws if there is no such drawing */
export function drawInLight(
  drawings: StageDrawings,
  name: string,
  light: Light,
  ids?: readonly string[],
): string {
  return drawingOf(drawings, name)
    .layers.filter(({ id }) => ids?.includes(id) ?? id !== LAMPS)
    .map(({ light: source, markup }) => (source ? dim(markup, levelIn(source, light)) : markup))
    .join("");
}

/** A layer of a drawing in other colours; `own` is the `color` of its group. */
export const drawInColors = (
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

/** Layer of circles that the film switches on and off. */
const LAMPS = "lamps";

export function lampsIn(drawings: StageDrawings, name: string): [x: number, y: number][] {
  const { markup = "" } = drawings.get(name)?.layers.find(({ id }) => id === LAMPS) ?? {};
  const places = markup.matchAll(/ cx="([^"]+)" cy="([^"]+)"/g);
  return [...places].map(([, x, y]) => [Number(x), Number(y)]);
}

const PAINT = / (fill|stroke)="(#[\da-f]{6})"/g;

const dim = (markup: string, level: number): string =>
  markup
    .replace(/ data-light="[^"]*"/, "")
    .replace(PAINT, (same, attribute: string, color: string) =>
      color === INK ? same : ` ${attribute}="${colorInLight(color, level)}"`,
    );
