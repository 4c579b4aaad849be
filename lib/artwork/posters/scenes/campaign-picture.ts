import type { ColorSet } from "../../../../content/types";
import { INK, mix } from "../../drawing/color";
import { silhouette } from "../../drawing/silhouette";
import { drawnGroup } from "../../illustration/illustration";
import { inksOf } from "../../drawing/inks";
import { group, picture, place, rect } from "../../drawing/svg";
import { clearFaces } from "../group/clear-faces";
import { footOf, groupFrames, type GroupShape, type Row, type Spot } from "../group/group-rows";
import { medallion } from "../group/medallions";
import type { PosterSubject } from "../poster/poster";
import { cutOut, placeFigure, turnedInwards } from "../poster/drawn-character";
import { CAST_LIMITS, castPlaces } from "./cast-places";

/**
 * Picture at the head of a campaign's page: its scene with the cast, whose first members stand in the front row. A whole
 * `<svg>`, 1600 × 900 (wide) or 1200 × 1600 (tall).
 * @param scene SVG of the drawing in content/art/scenes for this shape
 * @throws if there are more than sixteen in the cast
 */
export function campaignSvg(
  scene: string,
  colors: ColorSet,
  cast: readonly PosterSubject[],
  shape: GroupShape,
): string {
  const { width, height } = groupFrames[shape];
  const inks = inksOf(colors);
  const places = castPlaces(cast.length, shape);
  const spots = places.flat();
  const middle = spots.reduce((sum, { x }) => sum + x, 0) / spots.length;
  const turned = cast
    .toReversed()
    .map((one, at) => turnedInwards(one, spots[at]?.x ?? middle, middle));
  const rows = clearFaces(places, turned, CAST_LIMITS[shape]);
  const placed = rows.map((row, index) => {
    const figures = row.map((spot) => stand(spot.character, spot));
    return figures.join("") + (index < rows.length - 1 ? riser(row, height, colors) : "");
  });
  return picture(
    width,
    height,
    drawnGroup(scene, "back", inks),
    ...placed,
    drawnGroup(scene, "front", inks),
  );
}

// Step in front of a row of figures, over their feet.
function riser(row: Row, height: number, colors: ColorSet): string {
  const foot = footOf(row);
  const reach = (row[0]?.scale ?? 0) * 690;
  const left = Math.min(...row.map(({ x }) => x)) - reach;
  const span = Math.max(...row.map(({ x }) => x)) + reach - left;
  const inked = { stroke: INK, "stroke-width": 8 };
  return (
    rect(left, foot, span, height, { fill: mix(colors.color1, INK, 0.55), ...inked }) +
    rect(left, foot, span, 22, { fill: colors.color2, ...inked })
  );
}

const shadow = (figure: string): string =>
  group({ opacity: 0.5 }, place(silhouette(figure, INK, 12), 26, 26));

// Figures are cut out of white paper; emblems are drawn as medallions.
function stand(subject: PosterSubject, spot: Spot): string {
  const { x, top, scale } = spot;
  return subject.look.kind === "emblem"
    ? medallion(subject, x, top + 340 * scale, 330 * scale)
    : placeFigure(cutOut(subject, 12, shadow), spot);
}
