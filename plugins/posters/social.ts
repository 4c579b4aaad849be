import { halftone } from "./halftone";
import { inkEdge, POSTER_WIDTH } from "./compose-poster";
import { inksOf, spot } from "./inks";
import { fitSize, lettering } from "./lettering";
import type { PosterSubject } from "./poster";
import { posterSvg } from "./poster";
import { tag } from "./poster-tag";
import { random } from "./random";
import type { Stage } from "./stage";
import { sunburst } from "./sunburst";
import { picture, place, rect } from "./svg";
import { unitStyles } from "./unit-style";

/** Size of a card for shared links (Open Graph). */
export const SOCIAL_WIDTH = 1200;
export const SOCIAL_HEIGHT = 630;

/**
 * The card that shows when a character's page is shared: the poster on the left, the name in big
 * letters on the right. A whole `<svg>` of 1200 × 630.
 * @throws if a letter of the names is missing from the lettering font.
 */
export function socialSvg(subject: PosterSubject): string {
  const style = unitStyles[subject.unit];
  const inks = inksOf(subject.unitColors, style.spots, subject.color);
  const stage: Stage = {
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    cx: 250,
    cy: 315,
    r: 300,
    inks,
    random: random(`social ${subject.id}`),
  };
  return picture(
    SOCIAL_WIDTH,
    SOCIAL_HEIGHT,
    sunburst(stage, style.rays),
    halftone(stage, "right", 0.4, inks.deep),
    card(subject),
    title(subject.name),
    place(tag(subject.unitName, inks, "start"), 560, 560, -3, 1.1),
    rect(520, 84, 600, 16, { fill: spot(inks, 0), stroke: inks.ink, "stroke-width": 8 }),
    inkEdge(SOCIAL_WIDTH, SOCIAL_HEIGHT),
  );
}

// The poster as a card with a hard shadow, tilted.
function card(subject: PosterSubject): string {
  const scale = 0.345;
  const shadow = rect(22, 30, POSTER_WIDTH, 1600, { fill: "#17131c" });
  return place(shadow + posterSvg(subject), 62, 54, -3, scale);
}

// One word to a line, all in the size of the longest.
function title(name: string): string {
  const words = name.split(" ");
  const size = Math.min(...words.map((word) => fitSize(word, 600, 350 / words.length + 20)));
  const lines = words.map((word, index) =>
    place(
      lettering(word, { size, outlineWidth: 0.1 }),
      528,
      330 + (index - (words.length - 1) / 2) * size * 1.16 + size * 0.3,
    ),
  );
  return lines.join("");
}
