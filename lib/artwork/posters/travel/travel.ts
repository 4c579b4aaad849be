import type { ColorSet } from "../../../../content/types";
import { INK, PAPER } from "../../drawing/color";
import { inksOf } from "../../drawing/inks";
import { clipped } from "../../drawing/outlined";
import { path, picture, place, rect } from "../../drawing/svg";
import { drawn, rootData } from "../../illustration/illustration";
import { groupFrames } from "../group/group-rows";
import { type TitlePlace, travelTitle } from "./title";

export interface TravelSubject {
  number: number;
  unit: string;
  colors: ColorSet;
  scenery: string;
  /** Text of the title's ground, in content/art/frames. */
  frame: string;
}

/** Part of the scenery's sheet on a poster: its place, and the sheet's origin in it. */
const VIEWS = {
  foot: { left: 44, top: 44, width: 1112, height: 1170, originX: 600, originY: -20 },
  sky: { left: 44, top: 44, width: 1112, height: 1512, originX: 600, originY: 310 },
  spine: { left: 276, top: 44, width: 880, height: 1512, originX: 716, originY: 310 },
} as const satisfies Record<TitlePlace, unknown>;

/** The travel poster of a trip, lettered: a whole `<svg>` of 1200 × 1600. */
export function travelPosterSvg(subject: TravelSubject): string {
  const { width, height } = groupFrames.tall;
  const { inks, scene, title } = sceneOf(subject);
  const view = VIEWS[title];
  const frame = `M${view.left} ${view.top}h${view.width}v${view.height}h${-view.width}Z`;
  return picture(
    width,
    height,
    rect(0, 0, width, height, { fill: PAPER }),
    clipped(frame, place(scene, view.originX, view.originY)),
    path(frame, { fill: "none", stroke: INK, "stroke-width": 10 }),
    drawn(subject.frame, inks),
    travelTitle(subject, title, inks),
  );
}

/** Panorama of a trip without lettering: a whole `<svg>` of 1600 × 900. */
export function panoramaSvg(subject: TravelSubject): string {
  const { width, height } = groupFrames.wide;
  const { scene } = sceneOf(subject);
  // The main subject is right of the middle, since the page has the destination’s name on the left.
  const scale = 0.75;
  return picture(width, height, place(scene, 1260 * scale, -60 * scale, 0, scale));
}

/** Position of the title on a trip's poster. @param scenery SVG of the landscape */
export const titlePlaceOf = (scenery: string): TitlePlace =>
  rootData(scenery, "data-title") as TitlePlace;

/** The landscape of a trip on its sheet, whose origin is (0, 0). */
export const landscape = (subject: Pick<TravelSubject, "colors" | "scenery">): string =>
  sceneOf(subject).scene;

function sceneOf({ colors, scenery }: Pick<TravelSubject, "colors" | "scenery">) {
  const [first = colors.color1, ...more] = (rootData(scenery, "data-spots") ?? "").split(" ");
  const inks = inksOf(colors, [first, ...more]);
  return { inks, scene: drawn(scenery, inks), title: titlePlaceOf(scenery) };
}
