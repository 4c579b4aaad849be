import { INK, PAPER } from "../../drawing/color";
import { inksOf } from "../../drawing/inks";
import type { PosterSubject } from "../poster/poster";
import { polar } from "../../drawing/shapes";
import { type DrawnCharacter, characterMarkup } from "../poster/drawn-character";
import type { Stage } from "../backdrop/stage";
import { circle, group, place } from "../../drawing/svg";

/**
 * Round medallions for members with an emblem, and their height. Above figures they form rows at the top; alone they
 * fill the stage.
 */
export function medallions(members: readonly PosterSubject[], stage: Stage, areAbove: boolean) {
  if (!members.length) return { markup: "", height: 0 };
  const perRow = Math.min(members.length, stage.width > stage.height ? 8 : 4);
  const rows = Math.ceil(members.length / perRow);
  const step = (stage.width * 0.95) / perRow;
  const radius = Math.min(step * 0.44, areAbove ? 116 : 210);
  const pitch = radius * 2.2;
  const markup = members.map((member, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, members.length - row * perRow);
    const x = stage.width / 2 + ((index % perRow) - (inRow - 1) / 2) * step;
    const sag = Math.abs((index % perRow) - (inRow - 1) / 2) * -radius * 0.06;
    return medallion(member, x, radius * 1.35 + row * pitch + sag, radius);
  });
  return { markup: markup.join(""), height: rows * pitch };
}

export function medallion(member: PosterSubject, x: number, y: number, radius: number): string {
  const [shadowX, shadowY] = polar(0, 0, radius * 0.12, 60);
  return (
    circle(x + shadowX, y + shadowY, radius, { fill: INK }) +
    place(coin(member, { y: 600, r: 462, rim: 486, edge: 22 }, radius / 470), x, y)
  );
}

/** A portrait in a white ring of radius `r` with an ink rim; the point `y` of the poster is the centre, at (0, 0). */
export function coin(
  { id, look, color, unitColors }: DrawnCharacter & Pick<PosterSubject, "id">,
  { y, r, rim, edge }: Record<"edge" | "r" | "rim" | "y", number>,
  scale: number,
): string {
  const clip = `coin-${id}`;
  return place(
    `<clipPath id="${clip}"><circle cx="600" cy="${y}" r="${r}"/></clipPath>` +
      circle(600, y, r, { fill: inksOf(unitColors, undefined, color).halo }) +
      group({ "clip-path": `url(#${clip})` }, characterMarkup(look, color, unitColors)) +
      circle(600, y, r, { fill: "none", stroke: PAPER, "stroke-width": 44 }) +
      circle(600, y, rim, { fill: "none", stroke: INK, "stroke-width": edge }),
    -600 * scale,
    -y * scale,
    0,
    scale,
  );
}
