import type { PosterLayer, StandLayer, StandPartKind } from "../../../content/types";
import { partOf, posterOf, type StandKit } from "../kit/kit";
import { plainMessage } from "../kit/plain-message";
import { SHAPES } from "./shapes";

export type LayerKind = StandLayer["kind"];

/** The layer of a kind. */
export type LayerOf<Kind, Layer = StandLayer> = Layer extends StandLayer
  ? Kind extends Layer["kind"]
    ? Layer
    : never
  : never;

/** Reads a value from outside; undefined leaves the layer out. Without a kit any part and poster is taken to be there. */
type Read<Value> = (value: unknown, kit: StandKit | undefined) => Value | undefined;

/** How documents hold a kind of layer. */
interface KindOfLayer {
  /** Stands for the kind in links; the capital for a hidden layer. */
  readonly letter: string;
  /** Readers of its facts, besides kind and place, in the order in which links hold them. */
  readonly facts: Readonly<Record<string, Read<unknown>>>;
  /** Places for layers that are added, in turn, so that none hides the one before it. */
  readonly spots: readonly (readonly [x: number, y: number])[];
}

interface FactsOf<Layer> extends KindOfLayer {
  readonly facts: {
    readonly [Fact in Exclude<
      keyof Layer,
      "kind" | "x" | "y" | "turn" | "zoom" | "hidden"
    >]-?: Read<Layer[Fact]>;
  };
}

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const OWN = /^[A-Za-z0-9_-]{8,40}$/;

/** Reads the key of a part. */
export const readPart =
  (kind: StandPartKind): Read<string> =>
  (key, kit) => {
    if (typeof key !== "string" || key.length > 40 || !KEY.test(key)) return undefined;
    return kit && !partOf(kit, kind, key) ? undefined : key;
  };

const readCharacter: Read<number> = (id, kit) => {
  if (typeof id !== "number" || !Number.isInteger(id) || id < 1 || id >= 100_000) return undefined;
  return kit && !posterOf(kit, id) ? undefined : id;
};

const readShape: Read<PosterLayer["shape"]> = (value) =>
  (Object.keys(SHAPES) as PosterLayer["shape"][]).find((shape) => shape === value) ?? "card";

/** Posters and own pictures share their spots: one may be put in the place of the other. */
const PICTURE_SPOTS = [
  [450, 600],
  [260, 640],
  [640, 640],
] as const;

/** The kinds of layers in documents. How each is drawn is in layer-drawings.ts, by the same keys. */
const KINDS: { readonly [Kind in LayerKind]: FactsOf<LayerOf<Kind>> } = {
  stand: { letter: "b", facts: { part: readPart("stand") }, spots: [] },
  flower: {
    letter: "f",
    facts: { part: readPart("flower") },
    spots: [
      [450, 420],
      [270, 640],
      [630, 640],
      [450, 820],
      [270, 320],
      [630, 320],
    ],
  },
  sticker: {
    letter: "s",
    facts: { part: readPart("sticker") },
    spots: [
      [220, 420],
      [680, 420],
      [220, 700],
      [680, 700],
      [450, 200],
      [330, 1000],
      [570, 1000],
    ],
  },
  panel: {
    letter: "m",
    facts: {
      part: readPart("panel"),
      text: (text) => (typeof text === "string" ? plainMessage(text) : ""),
    },
    spots: [
      [450, 900],
      [450, 160],
      [450, 1060],
    ],
  },
  poster: {
    letter: "p",
    facts: { character: readCharacter, shape: readShape },
    spots: PICTURE_SPOTS,
  },
  own: {
    letter: "o",
    facts: {
      own: (key) => (typeof key === "string" && OWN.test(key) ? key : undefined),
      shape: readShape,
    },
    spots: PICTURE_SPOTS,
  },
};

export const LAYER_KINDS = Object.keys(KINDS) as readonly LayerKind[];

/** How documents hold a kind of layer. */
export const kindOfLayer = (kind: LayerKind): KindOfLayer => KINDS[kind];
