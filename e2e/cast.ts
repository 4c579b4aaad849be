import { CLOSED_UNITS } from "../lib/content/check/rules/reserved-ids";
import { characterById, content, unitOf } from "./content";

/** The units of idols. */
const UNITS = content.units.filter(({ id }) => !CLOSED_UNITS.includes(id));
const bySize = UNITS.toSorted((one, other) => other.list.length - one.list.length);
const withMembers = (count: number) => UNITS.filter(({ list }) => list.length === count);

/** The unit with the most members; of several the first. */
export const LARGE_UNIT = theFirst("unit", bySize);

/** A unit of two. */
export const PAIR = theFirst("unit of two", withMembers(2));

/** A unit of one. */
export const SOLO = theFirst("unit of one", withMembers(1));

const grewUp = content.characters.filter(
  ({ id, circle, profile, unit }) =>
    profile.year1?.stuntJa && circle.length > 0 && unitOf(unit).leader === id,
);

/** The leader of a unit of several, with clubs, a known past, and a family name that another idol has too. */
export const LEADER = theFirst(
  "leader with a namesake",
  grewUp.filter(({ name, unit }) => unitOf(unit).list.length > 2 && namesakesOf(name).length > 1),
);

/** The unit of {@link LEADER}. */
export const UNIT = unitOf(LEADER.unit);

/** Two more units of several. */
export const [OTHER_UNIT, THIRD_UNIT] = twoOf(
  UNITS.filter((unit) => unit.list.length > 2 && ![LARGE_UNIT, UNIT].includes(unit)),
);

/** Characters whose pages are met on the way: a figure, and an idol of another unit than {@link UNIT}. */
export const FIGURE = theFirst(
  "figure",
  content.characters.filter(({ unit }) => unit === "other"),
);
export const STRANGER = theFirst("idol", PAIR.list.map(characterById));

/** The page of the audition of an idol who was known before, is no leader, and has grown since. */
export const CONTESTANT_PAGE = theFirst(
  "contestant who has grown",
  content.fourPiece.filter(({ role, audition, character }) => {
    const { profile, unit, id } = characterById(character);
    const hasGrown = profile.year1?.height && profile.year1.height !== profile.height;
    return role === "contestant" && !audition && hasGrown && unitOf(unit).leader !== id;
  }),
);
/** The idol of {@link CONTESTANT_PAGE}. */
export const CONTESTANT = characterById(CONTESTANT_PAGE.character);

/** The page of the audition of an idol who came by it. */
export const NEWCOMER_PAGE = theFirst(
  "newcomer",
  content.fourPiece.filter(({ audition }) => audition),
);
/** The later record of the idol of {@link NEWCOMER_PAGE}. */
export const NEWCOMER = characterById(NEWCOMER_PAGE.character);

/** Idols with the family name of one. */
function namesakesOf(name: string) {
  const family = name.split(" ").at(-1);
  return content.characters.filter((one) => one.name.endsWith(` ${family}`));
}

function twoOf<Row>([first, second]: readonly Row[]): readonly [Row, Row] {
  if (first === undefined || second === undefined) throw new Error("The content has too few.");
  return [first, second];
}

/**
 * The first of some records.
 * @param what says in words what they are
 * @throws if there is none
 */
export function theFirst<Row>(what: string, [first]: readonly Row[]): Row {
  if (first === undefined) throw new Error(`The content has no ${what}.`);
  return first;
}
