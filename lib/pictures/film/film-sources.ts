import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { validatedCatalogue } from "../../content/check/validated/validated-catalogue";
import type { PictureSource } from "../../images/types";
import { fingerprints, POSTER_CODE } from "../fingerprint";
import { type FilmShape, LENSES } from "../../artwork/film/camera/view";
import {
  visibleCast,
  FRAME_SIZES,
  frameSvg,
  hasOwnOverlay,
  regionOf,
  SHEET,
} from "../../artwork/film/frame/frame";
import {
  curtainSvg,
  POSTER,
  posterSvg,
  STAR,
  starSvg,
  TICKET,
  ticketSvg,
  titleSvg,
} from "../../artwork/film/stills/stills";
import type { Film, Performer } from "../../artwork/film/timeline/film";
import { filmMaterial, filmOf } from "./film-of";
import { frameKey, stillKey, type StillName } from "./keys";

const PROFILES = { wide: "film", tall: "filmTall" } as const;
const SHAPES = Object.keys(LENSES) as FilmShape[];

/** Folders whose code draws the film. */
export const FILM_CODE = [...POSTER_CODE, "lib/artwork/film", "lib/pictures/film"];

/** The film's pictures from the last content that passed the check. */
export function filmSources(root: string): PictureSource[] {
  return filmPicturesOf(validatedCatalogue(root), fingerprints(root, FILM_CODE));
}

/**
 * The film's pictures from a content: all frames in both shapes, and five stills.
 * @param fingerprint identifies a drawing by its data
 */
export function filmPicturesOf(
  catalogue: Catalogue,
  fingerprint: (data: unknown) => string,
): PictureSource[] {
  const material = filmMaterial(catalogue);
  // One film for all drawings: figures are drawn once.
  const film = filmOf(material);
  // An edited look changes the frames that it is in.
  const { cast, ...scenery } = material;
  const drawing = (data: unknown, shown: readonly Performer[], draw: () => string) => ({
    drawing: {
      fingerprint: fingerprint([scenery, data, shown]),
      draw,
    },
  });
  const still = (name: StillName, shape: FilmShape, draw: () => string): PictureSource => {
    const key = stillKey(name, shape);
    return { key, ...FRAME_SIZES[shape], profile: PROFILES[shape], ...drawing(key, [], draw) };
  };

  const frames = Array.from({ length: film.frames }, (_, index) => index + 1);
  return [
    ...frames.flatMap((frame) => {
      const shown = visibleCast(film, frame);
      return SHAPES.map((shape): PictureSource => {
        // Without lettering or glints both shapes are cropped from one drawing.
        const overlayShape = hasOwnOverlay(film, frame) && shape;
        return {
          key: frameKey(frame, shape),
          ...SHEET,
          region: regionOf(shape),
          profile: PROFILES[shape],
          ...drawing([frame, overlayShape], shown, () => frameSvg(film, frame, shape)),
        };
      });
    }),
    ...SHAPES.flatMap((shape) => [
      still("curtain", shape, () => curtainSvg(film, shape)),
      still("title", shape, () => titleSvg(film, shape)),
    ]),
    {
      key: stillKey("poster"),
      ...POSTER,
      profile: "keepsake",
      ...drawing("poster", cast, () => posterSvg(film, fullest(film))),
    },
    {
      key: stillKey("star"),
      ...STAR,
      profile: "token",
      ...drawing("star", [], () => starSvg(film)),
    },
    {
      key: stillKey("ticket"),
      ...TICKET,
      profile: "token",
      ...drawing("ticket", [], () => ticketSvg(film)),
    },
  ];
}

// The frame with the most on stage: all characters, and the confetti in the air.
function fullest({ effects, entrances, frames }: Film): number {
  const confettiFrame = effects.find(({ kind }) => kind === "confetti")?.frame ?? 1;
  const lastEntrance = entrances.at(-1)?.frame ?? 1;
  return Math.min(frames, Math.max(confettiFrame + 5, lastEntrance + 10));
}
