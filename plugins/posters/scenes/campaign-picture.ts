import type { ColorSet } from "../../../content/types";
import { INK, PAPER } from "../drawing/color";
import { silhouette } from "../drawing/silhouette";
import { group, picture, place } from "../drawing/svg";
import type { GroupShape, Spot } from "../group/group-rows";
import { FIGURE_TOP, groupFrames } from "../group/group-rows";
import { medallion } from "../group/medallions";
import type { PosterSubject } from "../poster/poster";
import { sitter } from "../poster/sitter";
import { castPlaces } from "./cast-places";
import type { Scene } from "./scene";

/**
 * The picture at the head of a campaign's page: its scene with the cast in it, the first of them
 * to the fore. A whole `<svg>`, 1600 × 900 (wide) or 1200 × 1600 (tall).
 * @throws if there are more than sixteen in the cast
 */
export function campaignSvg(
  scene: Scene,
  colors: ColorSet,
  cast: readonly PosterSubject[],
  shape: GroupShape,
): string {
  const { width, height } = groupFrames[shape];
  const frame = { width, height, shape, colors };
  const places = castPlaces(cast.length, shape);
  const figures = cast.toReversed().map((one, index) => stand(one, places[index]));
  return picture(width, height, scene.back(frame), ...figures, scene.front?.(frame) ?? "");
}

// A figure is cut out of white paper and throws a hard shadow; an emblem is struck on a coin.
function stand(subject: PosterSubject, spot: Spot | undefined): string {
  if (!spot) return "";
  const { x, top, scale } = spot;
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
