import { PAPER } from "../../drawing/color";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { silhouette } from "../../drawing/silhouette";
import { place } from "../../drawing/svg";
import { FIGURE_TOP } from "../../posters/group/group-rows";
import type { PosterSubject } from "../../posters/poster/poster";
import { sitter } from "../../posters/poster/sitter";
import { column } from "./headline";
import type { LineUp } from "./line-up";
import { stageSet } from "./stage-set";
import { band, FLOOR, sheet, SOCIAL_WIDTH } from "./sheet";
import type { Words } from "./words";

/** One or two figures, words beside them; half of the pictures show it the other way round. */
export function solo(
  seed: string,
  { cast, colors, style, mark, scene }: LineUp,
  words: Words,
): string {
  const [first, second] = cast;
  const inks = inksOf(colors, style.spots, second ? colors.color1 : first?.color);
  // Stage sets are calm on the left, where the words stand.
  const mirrored = !scene && random(`mirror ${seed}`).whole(0, 1) === 1;
  const middle = mirrored ? 300 : SOCIAL_WIDTH - 300;
  const side = mirrored ? -1 : 1;
  const figures = second
    ? figure(second, middle + 128 * side, 96, 0.46) + figure(first, middle - 116 * side, 48, 0.5)
    : figure(first, middle, 36, 0.56);
  return sheet(
    seed,
    second ? { ...inks, halo: inks.pale } : inks,
    style,
    { cx: middle, cy: 288, r: 240 },
    [
      figures,
      band(inks, 9 * side),
      column(
        words,
        inks,
        { x: mirrored ? 574 : 52, width: second ? 540 : 572, top: 36, foot: FLOOR - 34 },
        mark,
      ),
    ],
    scene && stageSet(scene, colors),
  );
}

function figure(subject: PosterSubject | undefined, x: number, top: number, scale: number): string {
  if (!subject) return "";
  const { look, color, unitColors } = subject;
  const drawing = sitter(look, color, unitColors);
  // An emblem lies round its middle and has no foot.
  const [y, at, size] = look.kind === "emblem" ? [290, 600, 0.5] : [top, FIGURE_TOP, scale];
  return place(silhouette(drawing, PAPER, 13) + drawing, x - 600 * size, y - at * size, 0, size);
}
