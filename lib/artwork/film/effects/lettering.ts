import type { FilmLettering } from "../../../../content/types";
import { INK, PAPER } from "../../drawing/color";
import { place } from "../../drawing/svg";
import { lettering as letters, fitSize, outlines } from "../../lettering/lettering";
import { ease } from "../timeline/easing";
import { GOLD, VELVET } from "../set/palette";
import type { Shot } from "../set/shot";
import type { Film } from "../timeline/film";

/** Frames of a letter's entrance, and between two letters. */
const ENTRANCE_FRAMES = 4;
const FRAMES_BETWEEN = 0.22;

/** Lettering in front of the picture; letters pop up in turn. */
export function lettering(shot: Shot): string {
  const { film, frame } = shot;
  const { lens } = shot.view;
  return activeLettering(film, frame)
    .map((words) => {
      const time = frame - words.frame;
      const scale = lens.shape === "wide" ? 1 : lens.scale;
      const leaving = ease("in", (time - (words.length - 3)) / 3);
      const isLast = words.frame + words.length > film.frames;
      const shown = isLast ? 1 : 1 - leaving;
      return place(
        linesOf(words, time, lens.width * 0.86, scale),
        lens.width / 2,
        words.y * lens.height,
        0,
        shown,
      );
    })
    .join("");
}

export const activeLettering = ({ lettering: all }: Film, at: number): FilmLettering[] =>
  all.filter(({ frame, length }) => at >= frame && at <= frame + length);

/** Lines of a lettering, centred on x = 0; `time` counts frames since its start. */
export function linesOf(
  { lines, size, role }: Pick<FilmLettering, "lines" | "role" | "size">,
  time: number,
  width: number,
  scale = 1,
): string {
  let letterIndex = 0;
  const fitted = Math.min(...lines.map((text) => fitSize(text, width, size * scale)));
  return lines
    .map((text, row) => {
      const all = lettersOf(text, fitted);
      const last = all.at(-1);
      const lineWidth = (last?.x ?? 0) + (last?.width ?? 0);
      return all
        .map(({ char, x, width: wide }) => {
          if (char === " ") return "";
          const grown = ease("over", (time - letterIndex++ * FRAMES_BETWEEN) / ENTRANCE_FRAMES);
          if (grown <= 0) return "";
          const inked = letters(char, {
            size: fitted,
            fill: role === "title" && row % 2 === 0 ? PAPER : GOLD,
            outlineWidth: 0.13,
            shadow: row % 2 || role === "line" ? INK : VELVET,
            shadowY: 0.08,
            anchor: "middle",
          });
          return place(inked, x + wide / 2 - lineWidth / 2, row * fitted * 1.08, 0, grown);
        })
        .join("");
    })
    .join("");
}

/** Letters of a line with kerned positions and advances. */
function lettersOf(text: string, size: number) {
  const chars = [...text];
  return chars.map((char, index) => ({
    char,
    x: outlines(chars.slice(0, index).join(""), size).width,
    width: outlines(char, size).width,
  }));
}
