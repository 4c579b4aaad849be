import { random } from "../../drawing/random";
import { picture, place } from "../../drawing/svg";
import { backdrop } from "../backdrop/backdrop";
import { type PosterSubject, posterLayers } from "./poster";

/** Size of a wallpaper for phones, 9:16, in poster units. */
export const WALLPAPER = { width: 1152, height: 2048 } as const;

/** Position of the poster's sheet: at the foot, so that a phone's clock is over the backdrop. */
const SHEET = { x: -24, y: 448 } as const;

/** The poster of a character for phones: figure and lettering at the foot of a taller backdrop. */
export function wallpaperSvg(subject: PosterSubject): string {
  const { id, style } = subject;
  const { inks, behind, front, drop, isMirrored } = posterLayers(subject);
  const { width, height } = WALLPAPER;
  const ground = backdrop(
    {
      ...WALLPAPER,
      cx: width / 2,
      cy: 620 + drop + SHEET.y,
      r: 420,
      inks,
      random: random(`wallpaper ${id}`),
    },
    style,
  );
  return picture(
    width,
    height,
    isMirrored ? `<g transform="translate(${width} 0) scale(-1 1)">${ground}</g>` : ground,
    place(behind + front, SHEET.x, SHEET.y),
  );
}
