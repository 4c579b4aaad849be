import type { CharacterId, UnitId } from "../../../../content/types";
import { inksOf } from "../../drawing/inks";
import { random } from "../../drawing/random";
import { picture, place } from "../../drawing/svg";
import { drawn } from "../../illustration/illustration";
import { backdrop } from "../backdrop/backdrop";
import type { UnitStyle } from "../backdrop/unit-style";
import { type MarkSubject, placedMark } from "../marks/mark";
import type { PosterSubject } from "../poster/poster";
import { cutOut, placeFigure, turnedInwards } from "../poster/drawn-character";
import { clearFaces } from "./clear-faces";
import { footOf, groupFrames, groupRows, type GroupShape } from "./group-rows";
import { medallions } from "./medallions";

export interface GroupUnit extends MarkSubject {
  id: UnitId;
  style: UnitStyle;
  /** The foremost member; by default the first. */
  leader?: CharacterId;
}

/** Drawings of a group's stage, in content/art/frames. */
export interface GroupStage {
  /** The tilted board along the foot with the unit's mark. */
  board: string;
  /** The step of the row behind, which hides the lower ends of its figures. */
  riser: string;
}

/**
 * A unit's members on one stage, under their mark, the leader in front. Members with an emblem instead of a face appear
 * as medallions above the others. A whole `<svg>`, 1600 × 900 (wide) or 1200 × 1600 (tall), for 1 to 12 members.
 * @throws if there are no members, or if the lettering font lacks a letter of the unit's name
 */
export function groupSvg(
  unit: GroupUnit,
  members: readonly PosterSubject[],
  shape: GroupShape,
  { board, riser }: GroupStage,
): string {
  if (!members.length) throw new Error(`Unit ${unit.id} has no members to draw.`);
  const { width, height } = groupFrames[shape];
  const inks = inksOf(unit.colors, unit.style.spots);
  const [cy, r] = shape === "wide" ? [370, 330] : [640, 470];
  const tinted = { ...inks, halo: inks.pale };
  const generator = random(`group ${unit.id} ${shape}`);
  const stage = { width, height, cx: width / 2, cy, r, inks: tinted, random: generator };
  const faces = members.filter(({ look }) => look.kind === "portrait");
  const emblems = members.filter(({ look }) => look.kind === "emblem");
  const crest = medallions(emblems, stage, faces.length > 0);
  const places = groupRows(faces.length, shape, crest.height);
  const spots = places.flat();
  const turned = leaderLast(unit.leader, faces).map((member, at) =>
    turnedInwards(member, spots[at]?.x ?? 0, width / 2),
  );
  const rows = clearFaces(places, turned, [0, width]).map((row, index, all) => {
    const figures = row.map((spot) => placeFigure(cutOut(spot.character, 11), spot));
    const step =
      row.length > 0 && index < all.length - 1 ? place(drawn(riser, inks), 0, footOf(row)) : "";
    return figures.join("") + step;
  });
  const ground = drawn(board, inks) + markOn(unit, shape);
  return picture(width, height, backdrop(stage, unit.style), crest.markup, ...rows, ground);
}

// Members in drawing order: the leader last, in front of all.
function leaderLast(leader: CharacterId | undefined, members: PosterSubject[]): PosterSubject[] {
  const first = members.find(({ id }) => id === leader) ?? members[0];
  return [...members.filter((member) => member !== first).toReversed(), ...(first ? [first] : [])];
}

function markOn(unit: GroupUnit, shape: GroupShape): string {
  const { width, height, floor } = groupFrames[shape];
  const [wide, rise] = shape === "wide" ? [580, 40] : [888, 40];
  return placedMark(unit, width / 2, (floor + height) / 2 - rise, wide);
}
