import type { ColorSet } from "../../../content/types";
import { drawnGroup } from "../illustration/illustration";
import { groupFrames } from "../posters/group/group-rows";
import { backdrop } from "../posters/backdrop/backdrop";
import type { Stage } from "../posters/backdrop/stage";
import type { UnitStyle } from "../posters/backdrop/unit-style";
import { INK, PAPER } from "../drawing/color";
import { type Inks, inksOf } from "../drawing/inks";
import { plate } from "../drawing/outlined";
import { random } from "../drawing/random";
import { group, path, picture, place, rect, round } from "../drawing/svg";
import { outlines } from "../lettering/lettering";
import { cardHeight, type SetLines, TEXT_LEADING } from "./set-lines";
import { SOCIAL_HEIGHT, SOCIAL_WIDTH } from "./size";

/** Top of the band at the foot, in the middle. */
export const FLOOR = 556;

/** Common sheet of all compositions: backdrop, content, frame. */
export function sheet(
  seed: string,
  inks: Inks,
  style: UnitStyle,
  halo: Pick<Stage, "cx" | "cy" | "r">,
  body: readonly string[],
  stageSetMarkup?: string,
): string {
  const stage: Stage = {
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
    ...halo,
    inks,
    random: random(`social ${seed}`),
  };
  const edge = { fill: "none", stroke: INK, "stroke-width": 24 };
  return picture(
    SOCIAL_WIDTH,
    SOCIAL_HEIGHT,
    stageSetMarkup ?? backdrop(stage, style),
    ...body,
    // Ink around the edge, for pages of any colour.
    rect(0, 0, SOCIAL_WIDTH, SOCIAL_HEIGHT, edge),
  );
}

/** A picture with a band along its foot that names the site: the text of a file in content/art/frames. */
export interface Banded {
  band: string;
}

/** The band, its left end lower than its middle by `tilt`. */
export function band({ band: text }: Banded, inks: Inks, tilt: number): string {
  const angle = (width: number) => (Math.atan2(-2 * tilt, width) * 180) / Math.PI;
  // The board extends beyond both edges.
  const board = `translate(-20 ${tilt}) skewY(${angle(SOCIAL_WIDTH + 40).toFixed(3)}) translate(20 0)`;
  // Letters are rotated: skewed, they would lean.
  const turn = round(angle(SOCIAL_WIDTH));
  const letters = `translate(0 ${round(tilt * 0.92)}) rotate(${turn} 48 609)`;
  return (
    group({ transform: board }, drawnGroup(text, "board", inks)) +
    group({ transform: letters }, drawnGroup(text, "lettering", inks))
  );
}

/** A card with hard shadow and small text; `y` is its upper edge, `x` its left edge or its middle. */
export function card(
  { lines, size }: SetLines,
  x: number,
  y: number,
  anchor: "middle" | "start",
): string {
  const outlined = lines.map((line) => outlines(line, size, 500));
  const width = Math.max(...outlined.map((one) => one.width)) + size * 1.7;
  const height = cardHeight(lines.length, size);
  const left = anchor === "middle" ? x - width / 2 : x;
  const letters = outlined.map(({ d }, index) =>
    place(path(d, { fill: INK }), left + size * 0.85, y + size * (1.3 + index * TEXT_LEADING)),
  );
  return plate([left, y, width, height], PAPER, 14, 6, 9) + group({}, ...letters);
}

/**
 * The stage set of a campaign, as on its page, as wide as a picture for shared links.
 * @param scene text of its wide sheet in content/art/scenes
 */
export function stageSet(scene: string, colors: ColorSet): string {
  const { width, height } = groupFrames.wide;
  const scale = SOCIAL_WIDTH / width;
  const back = drawnGroup(scene, "back", inksOf(colors));
  return place(back, 0, (SOCIAL_HEIGHT - height * scale) / 2, 0, scale);
}
