import type { ColorSet } from "../../../../content/types";
import { INK, mix, PAPER } from "../../drawing/color";
import { silhouette } from "../../drawing/silhouette";
import { drawnGroup } from "../../illustration/illustration";
import { slotsOf } from "../../illustration/slots-of";
import { group, picture, place, rect } from "../../drawing/svg";
import type { GroupShape, Row, Spot } from "../group/group-rows";
import { FIGURE_HEIGHT, FIGURE_TOP, groupFrames } from "../group/group-rows";
import { medallion } from "../group/medallions";
import type { PosterSubject } from "../poster/poster";
import { sitter } from "../poster/sitter";
import { castPlaces } from "./cast-places";

/**
 * The picture at the head of a campaign's page: its scene with the cast in it, the first of them
 * to the fore. A whole `<svg>`, 1600 × 900 (wide) or 1200 × 1600 (tall).
 * @param scene text of its sheet of this shape in content/art/scenes
 * @throws if there are more than sixteen in the cast
 */
export function campaignSvg(
  scene: string,
  colors: ColorSet,
  cast: readonly PosterSubject[],
  shape: GroupShape,
): string {
  const { width, height } = groupFrames[shape];
  const slots = slotsOf(colors);
  const rows = castPlaces(cast.length, shape);
  const waiting = [...cast];
  const standing = rows.map((row, index) => {
    const figures = row.map((spot) => stand(waiting.pop(), spot));
    return figures.join("") + (index < rows.length - 1 ? riser(row, height, colors) : "");
  });
  return picture(
    width,
    height,
    drawnGroup(scene, "back", slots),
    ...standing,
    drawnGroup(scene, "front", slots),
  );
}

// The step that a row stands on is what the next row hides; it covers where its figures end.
function riser(row: Row, height: number, colors: ColorSet): string {
  const foot = Math.min(...row.map(({ top, scale }) => top + scale * (FIGURE_HEIGHT - 60)));
  const reach = (row[0]?.scale ?? 0) * 690;
  const left = Math.min(...row.map(({ x }) => x)) - reach;
  const wide = Math.max(...row.map(({ x }) => x)) + reach - left;
  const inked = { stroke: INK, "stroke-width": 8 };
  return (
    rect(left, foot, wide, height, { fill: mix(colors.color1, INK, 0.55), ...inked }) +
    rect(left, foot, wide, 22, { fill: colors.color2, ...inked })
  );
}

// A figure is cut out of white paper and throws a hard shadow; an emblem is struck on a coin.
function stand(subject: PosterSubject | undefined, { x, top, scale }: Spot): string {
  if (!subject) return "";
  if (subject.look.kind === "emblem") return medallion(subject, x, top + 340 * scale, 330 * scale);
  const drawing = sitter(subject.look, subject.color, subject.unitColors);
  const shadow = place(silhouette(drawing, INK, 12), 26, 26);
  return place(
    group({ opacity: 0.5 }, shadow) + silhouette(drawing, PAPER, 12) + drawing,
    x - 600 * scale,
    top - FIGURE_TOP * scale,
    0,
    scale,
  );
}
