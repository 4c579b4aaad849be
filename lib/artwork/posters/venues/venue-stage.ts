import type { Inks } from "../../drawing/inks";
import type { Random } from "../../drawing/random";

/** The two shapes of a venue's picture. */
export type VenueShape = "wide" | "tall";

/** Sizes of the two shapes. */
export const venueFrames = {
  wide: { width: 1600, height: 900 },
  tall: { width: 1200, height: 1600 },
} as const;

/** What a venue is drawn on. */
export interface VenueStage {
  width: number;
  height: number;
  /** Middle of the frame. */
  cx: number;
  /** A length that suits the frame: drawings are made for 1. */
  unit: number;
  inks: Inks;
  random: Random;
}

/** Draws one venue, edge to edge. */
export type Scene = (stage: VenueStage) => string;

/** Ink outline of shapes in a venue. */
export function inked(stage: VenueStage, width = 9) {
  return {
    stroke: stage.inks.ink,
    "stroke-width": width * stage.unit,
    "stroke-linejoin": "round",
    "stroke-linecap": "round",
  };
}
