import type { Character, ColorSet, Look, Office, Trip, Unit } from "../../../content/types";
import { colorsOfCharacter } from "../../content/model/catalogue/colors-of-character";
import { colorsOfUnit } from "../../content/model/catalogue/colors-of-unit";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { wheelSeats } from "../../calendar/birthday-wheel";
import { isAudition } from "../../content/model/kinds/poster-key";
import { birthMonth } from "../../format/birthday";
import { recordWith } from "../../content/model/catalogue/records-with";
import { remembered } from "../../content/model/remember";
import { figureLook } from "./figure-look";
import { mix, PAPER, INK, brightness } from "../../artwork/drawing/color";
import { illustration } from "../../artwork/illustration/illustration";
import type { GroupUnit } from "../../artwork/posters/group/group";
import type { OfficeSubject } from "../../artwork/posters/marks/office-picture";
import type { PosterSubject } from "../../artwork/posters/poster/poster";
import type { DrawnLook } from "../../artwork/posters/poster/sitter";
import type { WheelSubject } from "../../artwork/posters/wheel/birthday-wheel";
import { titleOf, type TravelSubject } from "../../artwork/posters/travel/travel";
import { unitStyle } from "./unit-style";

/** The subject of a character's poster: the same object for all pictures that show the character. */
export const posterSubject = (character: Character, catalogue: Catalogue): PosterSubject =>
  subjectsOf(catalogue)(character);

const subjectsOf = remembered((catalogue: Catalogue) =>
  remembered((character: Character): PosterSubject => {
    const { id, cname, name, color, unit, look } = character;
    const ofUnit = recordWith(catalogue.units, "id", unit);
    const unitName = ofUnit?.name ?? unit;
    const style = unitStyle(ofUnit, catalogue);
    const unitColors = colorsOfCharacter(character, catalogue);
    const drawn = drawnLook(look, catalogue);
    return { id, cname, name, color, unit, unitName, style, unitColors, look: drawn };
  }),
);

const drawnLook = (look: Look, { illustrations }: Catalogue): DrawnLook =>
  look.kind === "emblem"
    ? { kind: look.kind, drawing: illustration(illustrations, "emblems", look.emblem) }
    : figureLook(look, illustrations);

export function groupUnit(unit: Unit, catalogue: Catalogue): GroupUnit {
  const { id, name, leader } = unit;
  const style = unitStyle(unit, catalogue);
  const { spots } = style;
  const colors = colorsOfUnit(unit);
  const mark = markOf(unit, catalogue);
  return { id, name, colors, mark, spots, style, ...(leader !== undefined && { leader }) };
}

export function officeSubject(office: Office, catalogue: Catalogue): OfficeSubject {
  const { id, name, color, spots: [first = "#ffd84a", ...more] = [] } = office;
  const frame = illustration(catalogue.illustrations, "frames", "office");
  const confetti = ["star", "strip", "sparkle", "ring"].map((kind) =>
    illustration(catalogue.illustrations, "confetti", kind),
  );
  const mark = markOf(office, catalogue);
  return { id, name, colors: colorsFrom(color), spots: [first, ...more], mark, frame, confetti };
}

function colorsFrom(color: string): ColorSet {
  return {
    color1: color,
    color2: mix(color, PAPER, 0.28),
    border: INK,
    text: brightness(color) > 0.5 ? INK : PAPER,
    light: mix(color, PAPER, 0.92),
    bar: color,
    cv: color,
  };
}

const markOf = ({ mark = "plain" }: { mark?: string }, { illustrations }: Catalogue): string =>
  illustration(illustrations, "marks", mark);

/** Subjects of posters by id; unknown ids are left out. */
export function subjectsOfIds(ids: readonly number[], catalogue: Catalogue): PosterSubject[] {
  return ids.flatMap((id) => {
    const character = recordWith(catalogue.characters, "id", id);
    return character ? [posterSubject(character, catalogue)] : [];
  });
}

/** The wheel of birthdays: characters whose birthday is known, once each, with their seats. */
export const wheelSubject = remembered((catalogue: Catalogue): WheelSubject => {
  const born = catalogue.characters.filter(
    (one) => birthMonth(one.profile.birthday) !== undefined && !isAudition(one),
  );
  const seats = wheelSeats(born);
  const people = born.map((one) => {
    const { id, look, color, unitColors } = posterSubject(one, catalogue);
    const subject = { id, look, color, unitColors };
    return { subject, birthday: one.profile.birthday, seat: seats.get(id) };
  });
  return { people, frame: illustration(catalogue.illustrations, "frames", "birthday-wheel") };
});

export function travelSubject(trip: Trip, catalogue: Catalogue): TravelSubject {
  const { number, colors } = trip;
  const unit = recordWith(catalogue.units, "id", trip.unitId)?.name ?? trip.unit ?? "";
  const scenery = illustration(catalogue.illustrations, "sceneries", trip.scenery);
  const frame = illustration(catalogue.illustrations, "frames", `travel-${titleOf(scenery)}`);
  return { number, unit, colors, scenery, frame };
}
