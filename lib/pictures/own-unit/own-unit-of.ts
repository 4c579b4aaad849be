import type { OwnUnit } from "../../artwork/own-unit/own-unit";
import { frontPlace, inwards, rowsOf } from "../../artwork/own-unit/shapes";
import { illustration } from "../../artwork/illustration/illustration";
import {
  NO_POSE,
  OWN_POSE,
  type UnitDocument,
  type UnitMember,
} from "../../play/unit/unit-document";
import { armsAmong, figureLook, type Stance } from "../posters/figure-look";
import { unitStyle } from "../posters/unit-style";
import type { UnitAssets } from "./unit-assets";

/** Looks up what the poster of a restored document is drawn from. @throws if the assets lack a drawing */
export function ownUnitOf(document: UnitDocument, assets: UnitAssets): OwnUnit {
  const { name, slogan, leader, members } = document;
  const illustrations = new Map(Object.entries(assets.drawings));
  const drawnBackdrop = ownBackdropOf(document, assets);
  // Only the first at the back has a sign: in front it would lie on another's face, and two would meet.
  const signPlace = rowsOf(members.length, "poster").flat()[0]?.member;
  const drawnMember = (member: UnitMember, place: number) => {
    const idol = assets.idols[member.id];
    const stance = {
      ...stanceOf(member, inwards(members.length, place)),
      ...armsAmong(members.length, place === frontPlace(members.length), "tall"),
      hasSign: place === signPlace,
    } as const;
    return idol
      ? [
          {
            color: idol.color,
            unitColors: drawnBackdrop.colors,
            look: figureLook(idol.look, illustrations, stance),
          },
        ]
      : [];
  };
  return {
    name,
    slogan,
    ...drawnBackdrop,
    members: members.flatMap(drawnMember),
    leader: members.findIndex(({ id }) => id === leader),
    stage: {
      board: illustration(illustrations, "frames", "group-tall"),
      riser: illustration(illustrations, "frames", "riser"),
    },
    star: illustration(illustrations, "confetti", "star"),
    glyphs: assets.glyphs,
  };
}

/** Looks up what one backdrop is drawn from, in the colours of a unit. */
export function ownBackdropOf(
  { backdrop, colors: unit }: Pick<UnitDocument, "backdrop" | "colors">,
  { palettes, drawings }: UnitAssets,
): Pick<OwnUnit, "colors" | "style"> {
  const illustrations = new Map(Object.entries(drawings));
  const colors = palettes[unit];
  if (!colors) throw new Error(`There are no colours of ${unit}.`);
  return { colors, style: unitStyle({ backdrop }, { illustrations }) };
}

function stanceOf({ mood, pose, side }: UnitMember, toMiddle: Stance["facing"]): Stance {
  return {
    mood: mood === "plain" ? undefined : mood,
    // Undefined is the pose of the idol's look, null is none.
    pose: pose === OWN_POSE ? undefined : pose === NO_POSE ? null : pose,
    facing: side === "inwards" ? toMiddle : side,
  };
}
