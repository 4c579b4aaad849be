import { CLOSED_UNITS } from "../lib/content/check/rules/reserved-ids";
import { characterById, content, unitOf } from "./content";

const UNITS = content.units.filter(({ id }) => !CLOSED_UNITS.includes(id));
const bySize = UNITS.toSorted((one, other) => other.list.length - one.list.length);
const withMembers = (count: number) => UNITS.filter(({ list }) => list.length === count);

export const LARGE_UNIT = firstOf("unit", bySize);

export const PAIR = firstOf("unit of two", withMembers(2));

export const SOLO = firstOf("unit of one", withMembers(1));

const leadersWithPast = content.characters.filter(
  ({ id, circle, profile, unit }) =>
    profile.year1?.stuntJa && circle.length > 0 && unitOf(unit).leader === id,
);

/** A leader of a unit of several, with clubs, a known past, and a family name shared with another idol. */
export const LEADER = firstOf(
  "leader with a namesake",
  leadersWithPast.filter(
    ({ name, unit }) => unitOf(unit).list.length > 2 && namesakesOf(name).length > 1,
  ),
);

export const UNIT = unitOf(LEADER.unit);

export const [OTHER_UNIT, THIRD_UNIT] = firstTwo(
  UNITS.filter((unit) => unit.list.length > 2 && ![LARGE_UNIT, UNIT].includes(unit)),
);

/** Characters whose pages are visited: one without a unit, and an idol of another unit than {@link UNIT}. */
export const FIGURE = firstOf(
  "figure",
  content.characters.filter(({ unit }) => unit === "other"),
);
export const STRANGER = firstOf("idol", PAIR.list.map(characterById));

/** Audition page of an idol who was known before, is no leader, and has grown since. */
export const CONTESTANT_PAGE = firstOf(
  "contestant who has grown",
  content.fourPiece.filter(({ role, audition, character }) => {
    const { profile, unit, id } = characterById(character);
    const hasGrown = profile.year1?.height && profile.year1.height !== profile.height;
    return role === "contestant" && !audition && hasGrown && unitOf(unit).leader !== id;
  }),
);
export const CONTESTANT = characterById(CONTESTANT_PAGE.character);

export const NEWCOMER_PAGE = firstOf(
  "newcomer",
  content.fourPiece.filter(({ audition }) => audition),
);
export const NEWCOMER = characterById(NEWCOMER_PAGE.character);

function namesakesOf(name: string) {
  const family = name.split(" ").at(-1);
  return content.characters.filter((one) => one.name.endsWith(` ${family}`));
}

function firstTwo<Row>([first, second]: readonly Row[]): readonly [Row, Row] {
  if (first === undefined || second === undefined) throw new Error("The content has too few.");
  return [first, second];
}

/**
 * First of some records.
 * @param what their name for the error
 * @throws if there is none
 */
export function firstOf<Row>(what: string, [first]: readonly Row[]): Row {
  if (first === undefined) throw new Error(`The content has no ${what}.`);
  return first;
}
