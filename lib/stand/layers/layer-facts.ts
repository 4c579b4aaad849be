import type { PosterLayer, StandLayer, StandPartKind } from "../../../content/types";
import { partOf, posterOf, type StandKit } from "../kit/kit";
import { plainMessage } from "../kit/plain-message";
import { SHAPES } from "./shapes";
import spots from "./spots.json";

export type LayerKind = StandLayer["kind"];

/** Position, rotation and size of a layer: all that gestures, keys and sliders change. */
export type Place = Readonly<Pick<StandLayer, "x" | "y" | "turn" | "zoom">>;

export type LayerOf<Kind, Layer = StandLayer> = Layer extends StandLayer
  ? Kind extends Layer["kind"]
    ? Layer
    : never
  : never;

/** Validates a value from outside; undefined drops the layer. Without a kit all parts and posters count as known. */
type FactReader<Value> = (value: unknown, kit: StandKit | undefined) => Value | undefined;

interface LayerFormat {
  /** Stands for the kind in links; in upper case for a hidden layer. */
  readonly letter: string;
  /** Validators of its facts besides kind and place, in the order of links. */
  readonly facts: Readonly<Record<string, FactReader<unknown>>>;
  /** Positions `[x, y]` of layers added in turn, so that none hides the last. */
  readonly spots: readonly (readonly number[])[];
}

interface LayerFormatOf<Layer> extends LayerFormat {
  readonly facts: {
    readonly [Fact in Exclude<keyof Layer, "kind" | "hidden" | keyof Place>]-?: FactReader<
      Layer[Fact]
    >;
  };
}

const PART_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OWN_PICTURE_KEY = /^[A-Za-z0-9_-]{8,40}$/;

export const readPart =
  (kind: StandPartKind): FactReader<string> =>
  (key, kit) => {
    if (typeof key !== "string" || key.length > 40 || !PART_KEY.test(key)) return undefined;
    return kit && !partOf(kit, kind, key) ? undefined : key;
  };

const readCharacter: FactReader<number> = (id, kit) => {
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id >= 100_000) return undefined;
  return kit && !posterOf(kit, id) ? undefined : id;
};

const readText: FactReader<string> = (text) => (typeof text === "string" ? plainMessage(text) : "");

const readOwnPictureKey: FactReader<string> = (key) =>
  typeof key === "string" && OWN_PICTURE_KEY.test(key) ? key : undefined;

const readShape: FactReader<PosterLayer["shape"]> = (value) =>
  (Object.keys(SHAPES) as PosterLayer["shape"][]).find((shape) => shape === value) ?? "card";

/** Document format of each kind of layer. layer-drawings.ts has the drawings, by the same key. */
const FORMATS: { readonly [Kind in LayerKind]: LayerFormatOf<LayerOf<Kind>> } = {
  stand: { letter: "b", spots: spots.stand, facts: { part: readPart("stand") } },
  flower: { letter: "f", spots: spots.flower, facts: { part: readPart("flower") } },
  sticker: { letter: "s", spots: spots.sticker, facts: { part: readPart("sticker") } },
  panel: { letter: "m", spots: spots.panel, facts: { part: readPart("panel"), text: readText } },
  // A poster and an own picture can replace each other, so they share one list of spots.
  poster: {
    letter: "p",
    spots: spots.picture,
    facts: { character: readCharacter, shape: readShape },
  },
  own: { letter: "o", spots: spots.picture, facts: { own: readOwnPictureKey, shape: readShape } },
};

export const LAYER_KINDS = Object.keys(FORMATS) as readonly LayerKind[];

export const layerFormat = (kind: LayerKind): LayerFormat => FORMATS[kind];
