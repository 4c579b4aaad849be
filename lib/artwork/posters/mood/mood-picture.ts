import type { Mood } from "../../figures/mood";
import { brightness, mix, PAPER } from "../../drawing/color";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { silhouette } from "../../drawing/silhouette";
import { circle, group, picture, place, rect } from "../../drawing/svg";
import { backdrop } from "../backdrop/backdrop";
import { confetti } from "../backdrop/confetti";
import { halftone } from "../backdrop/halftone";
import type { Stage } from "../backdrop/stage";
import { sunburst } from "../backdrop/sunburst";
import type { PosterSubject } from "../poster/poster";
import { characterMarkup } from "../poster/drawn-character";

export const MOOD_SIZE = 1200;

const FRAMES = {
  onStage: { x: 84, y: -128, scale: 0.86 },
  offDuty: { x: 60, y: -120, scale: 0.9 },
  caughtOut: { x: 0, y: -170, scale: 1 },
} as const satisfies Record<Mood, { x: number; y: number; scale: number }>;

/**
 * A character in a mood, square: on stage before the backdrop of the unit, off duty before a plain wall, caught out in
 * a burst, near enough to count the freckles.
 * @param subject with a look already in the mood
 */
export function moodSvg(subject: PosterSubject, mood: Mood): string {
  const { id, look, color, unitColors, style } = subject;
  const stage: Stage = {
    width: MOOD_SIZE,
    height: MOOD_SIZE,
    cx: 600,
    cy: 470,
    r: 400,
    inks: inksOf(unitColors, style.spots, color),
    random: random(`mood ${mood} ${id}`),
  };
  const figure = characterMarkup(look, color, unitColors);
  const { x, y, scale } = FRAMES[mood];
  const shadow = group({ opacity: 0.28 }, place(silhouette(figure, "#17131c", 4), 26, 22));
  return picture(
    MOOD_SIZE,
    MOOD_SIZE,
    GROUNDS[mood](stage, subject),
    place(shadow + silhouette(figure, PAPER, 10) + figure, x, y, 0, scale),
  );
}

const GROUNDS: Record<Mood, (stage: Stage, subject: PosterSubject) => string> = {
  onStage: (stage, { style }) => backdrop(stage, style),
  offDuty: (stage, { style }) => {
    const { width, height, cx, cy, inks } = stage;
    // The tint of a light grey is white: the unit's own takes its place.
    const wall = brightness(inks.halo) > 0.98 ? inks.pale : inks.halo;
    const soft = { ...stage, inks: { ...inks, base: inks.pale, second: inks.light } };
    return (
      rect(0, 0, width, height, { fill: wall }) +
      halftone(soft, "bottom", 0.6, mix(wall, inks.accent, 0.3)) +
      circle(cx, cy, 440, { fill: mix(wall, PAPER, 0.55) }) +
      confetti(soft, style.confetti, 8)
    );
  },
  caughtOut: (stage) => {
    const { inks, r } = stage;
    const loud = { ...stage, inks: { ...inks, base: inks.accent, second: inks.halo } };
    return (
      sunburst(loud, { cut: "uneven", count: 22 }) + circle(600, 470, r + 70, { fill: inks.halo })
    );
  },
};
