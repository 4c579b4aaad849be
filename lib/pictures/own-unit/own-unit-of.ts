import type { OwnUnit } from "../../artwork/own-unit/own-unit";
import { inwards, rowsOf } from "../../artwork/own-unit/shapes";
import { illustration } from "../../artwork/illustration/illustration";
import {
  NO_POSE,
  OWN_POSE,
  type UnitDocument,
  type UnitMember,
} from "../../play/unit/unit-document";
import { figureLook, type Stance } from "../posters/figure-look";
import { unitStyle } from "../posters/unit-style";
import type { Wardrobe } from "./wardrobe";

/** Reads from the wardrobe what the poster of a document needs. @throws if the wardrobe lacks a drawing, which restored documents rule out */
export function ownUnitOf(document: UnitDocument, wardrobe: Wardrobe): OwnUnit {
  const { name, slogan, backdrop, leader, members } = document;
  const illustrations = new Map(Object.entries(wardrobe.drawings));
  const colors = wardrobe.palettes[document.colors];
  if (!colors) throw new Error(`There are no colours of ${document.colors}.`);
  // Those in front would have their signs on the faces of others.
  const withSigns = rowsOf(members.length, "poster")
    .flat()
    .slice(0, 2)
    .map(({ member }) => member);
  const sitterOf = (member: UnitMember, place: number) => {
    const idol = wardrobe.idols[member.id];
    const stance = {
      ...stanceOf(member, inwards(members.length, place)),
      room: members.length > 2 ? "close" : undefined,
      hasSign: withSigns.includes(place),
    } as const;
    return idol
      ? [
          {
            color: idol.color,
            unitColors: colors,
            look: figureLook(idol.look, illustrations, stance),
          },
        ]
      : [];
  };
  return {
    name,
    slogan,
    colors,
    style: unitStyle({ backdrop }, { illustrations }),
    members: members.flatMap(sitterOf),
    leader: members.findIndex(({ id }) => id === leader),
    stage: {
      board: illustration(illustrations, "frames", "group-tall"),
      riser: illustration(illustrations, "frames", "riser"),
    },
    star: illustration(illustrations, "confetti", "star"),
    glyphs: wardrobe.glyphs,
  };
}

function stanceOf({ mood, pose, side }: UnitMember, toMiddle: Stance["facing"]): Stance {
  return {
    mood: mood === "plain" ? undefined : mood,
    pose: pose === OWN_POSE ? undefined : pose === NO_POSE ? null : pose,
    facing: side === "inwards" ? toMiddle : side,
  };
}
