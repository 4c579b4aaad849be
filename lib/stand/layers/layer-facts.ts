import type { PosterLayer, StandLayer, StandPartKind } from "../../../content/types";
import { partOf, posterOf, type StandKit } from "../kit/kit";
import { plainMessage } from "../kit/plain-message";
import { SHAPES } from "./shapes";
import spots from "./spots.json";

export type LayerKind = StandLayer["kind"];

/** Place, rotation and size of a layer: all that gestures, keys and sliders change. */
export type Place = Readonly<Pick<StandLayer, "x" | "y" | "turn" | "zoom">>;

export type LayerOf<Kind, Layer = StandLayer> = Layer extends StandLayer
  ? Kind extends Layer["kind"]
    ? Layer
    : never
  : never;

/** Validates a value from outside; undefined drops the layer. Without a kit all parts and posters count as known. */
type Read<Value> = (value: unknown, kit: StandKit | undefined) => Value | undefined;

interface KindOfLayer {
  /** Stands for the kind in links; in upper case for a hidden layer. */
  readonly letter: string;
  /** Validators of its facts besides kind and place, in the order of links. */
  readonly facts: Readonly<Record<string, Read<unknown>>>;
  /** Places of added layers in turn, so that none hides the one before it. */
  readonly spots: readonly (readonly number[])[];
}

interface FactsOf<Layer> extends KindOfLayer {
  readonly facts: {
    readonly [Fact in Exclude<keyof Layer, "kind" | "hidden" | keyof Place>]-?: Read<Layer[Fact]>;
  };
}

const PART_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OWN_PICTURE_KEY = /^[A-Za-z0-9_-]{8,40}$/;

export const readPart =
  (kind: StandPartKind): Read<string> =>
  (key, kit) => {
    if (typeof key !== "string" || key.length > 40 || !PART_KEY.test(key)) return undefined;
    return kit && !partOf(kit, kind, key) ? undefined : key;
  };

const readCharacter: Read<number> = (id, kit) => {
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id >= 100_000) return undefined;
  return kit && !posterOf(kit, id) ? undefined : id;
};

const readText: Read<string> = (text) => (typeof text === "string" ? plainMessage(text) : "");

const readOwn: Read<string> = (key) =>
  typeof key === "string" && OWN_PICTURE_KEY.test(key) ? key : undefined;

const readShape: Read<PosterLayer["shape"]> = (value) =>
  (Object.keys(SHAPES) as PosterLayer["shape"][]).find((shape) => shape === value) ?? "card";

/** Document format of each kind of layer. layer-drawings.ts has the drawings, by the same key. */
const KINDS: { readonly [Kind in LayerKind]: FactsOf<LayerOf<Kind>> } = {
  stand: { letter: "b", spots: spots.stand, facts: { part: readPart("stand") } },
  flower: { letter: "f", spots: spots.flower, facts: { part: readPart("flower") } },
  sticker: { letter: "s", spots: spots.sticker, facts: { part: readPart("sticker") } },
  panel: { letter: "m", spots: spots.panel, facts: { part: readPart("panel"), text: readText } },
  // A poster and an own picture can replace each other, so they share their places.
  poster: {
    letter: "p",
    spots: spots.picture,
    facts: { character: readCharacter, shape: readShape },
  },
  own: { letter: "o", spots: spots.picture, facts: { own: readOwn, shape: readShape } },
};

export const LAYER_KINDS = Object.keys(KINDS) as readonly LayerKind[];

export const kindOfLayer = (kind: LayerKind): KindOfLayer => KINDS[kind];
