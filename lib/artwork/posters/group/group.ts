import type { CharacterId } from "../../../../content/types";
import { backdrop } from "../backdrop/backdrop";
import { INK, PAPER } from "../../drawing/color";
import type { GroupShape, Spot } from "./group-rows";
import { FIGURE_HEIGHT, FIGURE_TOP, groupFrames, groupRows } from "./group-rows";
import { inksOf, spot } from "../../drawing/inks";
import { MARK_HEIGHT, MARK_WIDTH } from "../marks/mark";
import { unitMark, type UnitMarkSubject } from "../marks/unit-mark";
import { medallions } from "./medallions";
import type { PosterSubject } from "../poster/poster";
import { random } from "../../drawing/random";
import { around, polygon } from "../../drawing/shapes";
import { silhouette } from "../../drawing/silhouette";
import { sitter } from "../poster/sitter";
import type { Stage } from "../backdrop/stage";
import { path, picture, place, rect } from "../../drawing/svg";
import { unitStyle } from "../backdrop/unit-style";

/** A unit as its group picture needs it. */
export interface GroupUnit extends UnitMarkSubject {
  /** The member who stands to the fore; the first one if there is no leader. */
  leader?: CharacterId;
}

/**
 * A unit's members together on one stage, under their mark, the leader to the fore. Members with
 * an emblem instead of a face appear as medallions above the others. A whole `<svg>`, 1600 × 900
 * (wide) or 1200 × 1600 (tall), for 1 to 12 members.
 * @throws if there are no members, or if the lettering font lacks a letter of the unit's name.
 */
export function groupSvg(
  unit: GroupUnit,
  members: readonly PosterSubject[],
  shape: GroupShape,
): string {
  if (!members.length) throw new Error(`Unit ${unit.id} has nobody to picture.`);
  const { width, height } = groupFrames[shape];
  const style = unitStyle(unit.backdrop);
  const inks = inksOf(unit.colors, style.spots);
  const faces = ledBy(
    unit.leader,
    members.filter(({ look }) => look.kind === "portrait"),
  );
  const emblems = members.filter(({ look }) => look.kind === "emblem");
  const stage: Stage = {
    width,
    height,
    cx: width / 2,
    cy: shape === "wide" ? 370 : 640,
    r: shape === "wide" ? 330 : 470,
    inks: { ...inks, halo: inks.pale },
    random: random(`group ${unit.id} ${shape}`),
  };
  const crest = medallions(emblems, stage, faces.length > 0);
  return picture(
    width,
    height,
    backdrop(stage, style),
    crest.markup,
    ...standing(faces, stage, shape, crest.height),
    board(unit, stage, shape),
  );
}

// Members in the order in which they are drawn: the leader last, so that nobody covers them.
function ledBy(leader: CharacterId | undefined, members: PosterSubject[]): PosterSubject[] {
  const first = members.find(({ id }) => id === leader) ?? members[0];
  return [...members.filter((member) => member !== first).toReversed(), ...(first ? [first] : [])];
}

function standing(
  faces: PosterSubject[],
  stage: Stage,
  shape: GroupShape,
  crest: number,
): string[] {
  const rows = groupRows(faces.length, shape, crest);
  let next = 0;
  return rows.map((row, index) => {
    const figures = row.map((at) => stand(faces[next++], at));
    const foot = Math.min(...row.map(({ top, scale }) => top + scale * (FIGURE_HEIGHT - 60)));
    return figures.join("") + (index < rows.length - 1 ? riser(stage, foot) : "");
  });
}

function stand(subject: PosterSubject | undefined, { x, top, scale }: Spot): string {
  if (!subject) return "";
  const drawing = sitter(subject.look, subject.color, subject.unitColors);
  const edge = silhouette(drawing, PAPER, 11);
  return place(edge + drawing, x - 600 * scale, top - FIGURE_TOP * scale, 0, scale);
}

// The step that the row behind stands on: hides where its figures end.
function riser({ width, height, inks }: Stage, y: number): string {
  const slant = 46;
  const stripes = around(Math.ceil(width / (slant * 2)) + 4, (index) => {
    const x = (index - 3) * slant * 2;
    return polygon([
      [x, y],
      [x + slant, y],
      [x + slant + 300, y + 300],
      [x + 300, y + 300],
    ]);
  });
  return (
    rect(-20, y, width + 40, height - y, { fill: inks.deep, stroke: INK, "stroke-width": 12 }) +
    path(stripes.join(""), { fill: inks.base }) +
    rect(-20, y, width + 40, 44, { fill: spot(inks, 0), stroke: INK, "stroke-width": 12 })
  );
}

// A tilted board along the foot, with the unit's mark standing on it.
function board(unit: GroupUnit, { width, height, inks }: Stage, shape: GroupShape): string {
  const { floor } = groupFrames[shape];
  const tilt = shape === "wide" ? 26 : 34;
  const plank = (rise: number, fill: string) =>
    path(
      polygon([
        [-20, floor + tilt - rise],
        [width + 20, floor - tilt - rise],
        [width + 20, height + 20],
        [-20, height + 20],
      ]),
      { fill, stroke: INK, "stroke-width": 12 },
    );
  const scale = shape === "wide" ? 0.56 : 0.74;
  const markX = (width - MARK_WIDTH * scale) / 2;
  const markY = (floor + height) / 2 - (MARK_HEIGHT * scale) / 2 - (shape === "wide" ? 26 : 40);
  return (
    plank(20, spot(inks, 0)) +
    plank(0, inks.deep) +
    path(`M0 ${floor + tilt + 30}L${width} ${floor - tilt + 30}`, {
      stroke: inks.second,
      "stroke-width": 12,
      "stroke-dasharray": "0 38",
      "stroke-linecap": "round",
    }) +
    place(unitMark(unit), markX, markY, 0, scale)
  );
}
