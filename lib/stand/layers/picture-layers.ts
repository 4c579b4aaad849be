import type { OwnPictureLayer, PosterLayer } from "../../../content/types";
import { posterOf } from "../kit/kit";
import type { LayerDrawing, LayerKind } from "./layer-kind";
import { PICTURE, SHAPES } from "./shapes";

type Shape = PosterLayer["shape"];
type Source = (LayerDrawing["content"] & { type: "picture" })["source"];

const OWN = /^[A-Za-z0-9_-]{8,40}$/;

/** Posters and own pictures take turns: one may be put in the place of the other. */
const spots = [
  [450, 600],
  [260, 640],
  [640, 640],
] as const;

const readShape = (value: unknown): Shape =>
  (Object.keys(SHAPES) as Shape[]).find((shape) => shape === value) ?? "card";

const picture = (shape: Shape, source: Source): LayerDrawing => ({
  ...PICTURE,
  content: { type: "picture", source, shape },
});

/** A poster of a character. */
export const posterLayer: LayerKind<PosterLayer> = {
  letter: "p",
  spots,
  facts: {
    character: (id, kit) =>
      typeof id === "number" &&
      Number.isInteger(id) &&
      id > 0 &&
      id < 100_000 &&
      (!kit || posterOf(kit, id))
        ? id
        : undefined,
    shape: readShape,
  },
  name: ({ character }, kit) => `Poster of ${posterOf(kit, character)?.name ?? "somebody"}`,
  draw: ({ character, shape }, kit) => {
    const poster = posterOf(kit, character);
    return poster && picture(shape, { poster: poster.large });
  },
};

/** A picture of the visitor's own, which never leaves the device. */
export const ownLayer: LayerKind<OwnPictureLayer> = {
  letter: "o",
  spots,
  facts: {
    own: (key) => (typeof key === "string" && OWN.test(key) ? key : undefined),
    shape: readShape,
  },
  name: () => "Your own picture",
  draw: ({ own, shape }) => picture(shape, { own }),
};
