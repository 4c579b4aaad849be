import type { ColorSet, Venue, VenueId } from "../../../../content/types";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { picture } from "../../drawing/svg";
import { colonnade } from "./scenes/colonnade";
import { kitchen } from "./scenes/kitchen";
import { lights } from "./scenes/lights";
import { roses } from "./scenes/roses";
import type { Scene, VenueShape } from "./venue-stage";
import { venueFrames } from "./venue-stage";

/** A venue as its picture needs it. */
export interface VenueSubject {
  id: VenueId;
  motif: Venue["motif"];
  colors: ColorSet;
}

/** The scene of each motif, and the spot colours that it is printed with besides the venue's own. */
const scenes: Record<Venue["motif"], { scene: Scene; spots: readonly [string, ...string[]] }> = {
  roses: { scene: roses, spots: ["#d42a57", "#3f8f5a", "#ffd45c", "#ffe6ec"] },
  kitchen: { scene: kitchen, spots: ["#f2553d", "#ffd45c", "#d98a4b", "#fff6e3"] },
  lights: { scene: lights, spots: ["#ff7aa8", "#5fd7ea", "#ffe14a", "#8be06f"] },
  colonnade: { scene: colonnade, spots: ["#f6dba6", "#e0784e", "#ffcf4a", "#5e9f52"] },
};

/** What a venue's picture is drawn from. */
export function venueSubject({ id, motif, colors }: Venue): VenueSubject {
  return { id, motif, colors };
}

/** A venue of the audition: a whole `<svg>`, 1600 × 900 (wide) or 1200 × 1600 (tall). */
export function venueSvg({ id, motif, colors }: VenueSubject, shape: VenueShape): string {
  const { width, height } = venueFrames[shape];
  const { scene, spots } = scenes[motif];
  const stage = {
    width,
    height,
    cx: width / 2,
    unit: shape === "wide" ? 1 : 1.3,
    inks: inksOf(colors, spots),
    random: random(`venue ${id} ${shape}`),
  };
  return picture(width, height, scene(stage));
}
