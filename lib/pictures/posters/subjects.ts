import type {
  Character,
  ColorSet,
  CostumeLook,
  Look,
  Office,
  Trip,
  Unit,
} from "../../../content/types";
import { colorsOfCharacter } from "../../content/model/catalogue/colors-of-character";
import { colorsOfUnit } from "../../content/model/catalogue/colors-of-unit";
import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { wheelSeats } from "../../calendar/birthday-wheel";
import { isAudition } from "../../content/model/kinds/poster-key";
import { birthMonth } from "../../format/birthday";
import { findBy } from "../../content/model/catalogue/find-by";
import { memoize } from "../../content/model/memoize";
import { armsAmong, figureLook, type Stance } from "./figure-look";
import type { Mood } from "../../artwork/figures/mood";
import { mix, PAPER, INK, brightness } from "../../artwork/drawing/color";
import { illustration } from "../../artwork/illustration/illustration";
import type { GroupUnit } from "../../artwork/posters/group/group";
import type { GroupShape } from "../../artwork/posters/group/group-rows";
import type { OfficeSubject } from "../../artwork/posters/marks/office-picture";
import type { PosterSubject } from "../../artwork/posters/poster/poster";
import type { DrawnLook } from "../../artwork/posters/poster/drawn-character";
import type { WheelSubject } from "../../artwork/posters/wheel/birthday-wheel";
import { titlePlaceOf, type TravelSubject } from "../../artwork/posters/travel/travel";
import { unitStyle } from "./unit-style";

/** The subject of a character's poster: without a stance the same object for all pictures that show the character. */
export function posterSubject(
  character: Character,
  catalogue: Catalogue,
  stance?: Stance,
): PosterSubject {
  const subject = everydaySubjects(catalogue)(character);
  return stance ? { ...subject, look: drawnLook(character.look, catalogue, stance) } : subject;
}

const everydaySubjects = memoize((catalogue: Catalogue) =>
  memoize((character: Character): PosterSubject => {
    const { id, cname, name, color, unit, look } = character;
    const unitRecord = findBy(catalogue.units, "id", unit);
    const unitName = unitRecord?.name ?? unit;
    const style = unitStyle(unitRecord, catalogue);
    const unitColors = colorsOfCharacter(character, catalogue);
    const drawn = drawnLook(look, catalogue);
    return { id, cname, name, color, unit, unitName, style, unitColors, look: drawn };
  }),
);

const drawnLook = (look: Look, { illustrations }: Catalogue, stance?: Stance): DrawnLook =>
  look.kind === "emblem"
    ? { kind: look.kind, drawing: illustration(illustrations, "emblems", look.emblem) }
    : figureLook(look, illustrations, stance);

/** The subject of the picture of a mood: off duty the face is turned the other way. */
export function moodSubject(character: Character, mood: Mood, catalogue: Catalogue): PosterSubject {
  const { look } = character;
  const facing = look.kind === "portrait" && look.facing === "left" ? "right" : "left";
  return posterSubject(character, catalogue, {
    mood,
    ...(mood === "offDuty" && { facing }),
  });
}

/** Moods of the members of a group, in turn: being caught out would be out of place without the scene. */
const GROUP_MOODS = ["onStage", "offDuty"] as const satisfies readonly Mood[];

/** Subjects of a group in the costumes of their posters; the first, in front, is on stage. */
const groupSubjects = (
  characters: readonly Character[],
  catalogue: Catalogue,
  shape: GroupShape,
  stance: Pick<Stance, "costume" | "pose"> = {},
): PosterSubject[] =>
  characters.map((character, index) => {
    const { look } = character;
    const own = look.kind === "portrait" ? look.costume : undefined;
    const mood = characters.length < 3 ? "onStage" : GROUP_MOODS[index % GROUP_MOODS.length];
    const arms = armsAmong(characters.length, index === 0, shape);
    // Hands of a pair would meet, and a neighbour would cover a sign.
    const alone = { hasSign: characters.length === 1, ...(index > 0 && { pose: null }) };
    const acting = { mood, costume: own, ...arms, ...alone };
    return posterSubject(character, catalogue, { ...acting, ...stance });
  });

/** Subjects of the members of a unit in its pictures, the leader first. */
export function memberSubjects(
  { list, leader }: Unit,
  catalogue: Catalogue,
  shape: GroupShape,
): PosterSubject[] {
  const first = list.filter((id) => id === leader);
  const ids = [...first, ...list.filter((id) => id !== leader)];
  return groupSubjects(charactersOf(ids, catalogue), catalogue, shape);
}

export interface Cast {
  readonly cast: readonly number[];
  /** The page's own colours; by default those of the first character. */
  readonly colors?: ColorSet | undefined;
  /** Costume of a unit for one campaign, in the page's colours. */
  readonly costume?: CostumeLook | undefined;
}

/** Subjects of the cast of a campaign, in its costume and colours if it has one. */
export function castSubjects(
  { cast, colors, costume }: Cast,
  catalogue: Catalogue,
): PosterSubject[] {
  // They stand closer than the members of a unit do, and words lie over their hands.
  const characters = charactersOf(cast, catalogue);
  const stance = {
    ...(costume && { costume }),
    ...(cast.length > 1 && { pose: null }),
  };
  const subjects = groupSubjects(characters, catalogue, "wide", stance);
  return costume && colors ? subjects.map((one) => ({ ...one, unitColors: colors })) : subjects;
}

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

export function colorsFrom(color: string): ColorSet {
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
export const subjectsOfIds = (ids: readonly number[], catalogue: Catalogue): PosterSubject[] =>
  charactersOf(ids, catalogue).map((character) => posterSubject(character, catalogue));

const charactersOf = (ids: readonly number[], { characters }: Catalogue): Character[] =>
  ids.flatMap((id) => findBy(characters, "id", id) ?? []);

/** The wheel of birthdays: characters whose birthday is known, once each, with their seats. */
export const wheelSubject = memoize((catalogue: Catalogue): WheelSubject => {
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
  const unit = findBy(catalogue.units, "id", trip.unitId)?.name ?? trip.unit ?? "";
  const scenery = illustration(catalogue.illustrations, "sceneries", trip.scenery);
  const frame = illustration(catalogue.illustrations, "frames", `travel-${titlePlaceOf(scenery)}`);
  return { number, unit, colors, scenery, frame };
}
