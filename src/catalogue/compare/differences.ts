import { formatList } from "#lib/format/list";
import { isKnown } from "#lib/format/known";
import { capital } from "#lib/text/capital";
import type { CompareView } from "./compare-address";
import { ageOf, type Compared, heightOf, shortNames } from "./facts-of";

interface Ranked {
  who: string;
  value: number;
}

const VISITOR = "you";

/** Sentences on the differences between characters, including the visitor; none for a single character. */
export function differences(
  chosen: readonly Compared[],
  { year, you }: Pick<CompareView, "year" | "you">,
): string[] {
  const names = shortNames(chosen.map(({ name }) => name));
  const ranked = (numberOf: (character: Compared) => number | undefined): Ranked[] =>
    chosen.flatMap((character, index) => {
      const value = numberOf(character);
      return value === undefined ? [] : [{ who: names[index] ?? character.name, value }];
    });
  const heights = ranked((character) => heightOf(character, year));
  if (you !== undefined) heights.push({ who: VISITOR, value: you });
  const unmeasured = chosen.flatMap((character, index) =>
    heightOf(character, year) === undefined ? [names[index] ?? character.name] : [],
  );
  return [
    ...rankSentences(
      heights,
      (more) => `${more} cm taller`,
      (value) => `equally tall: ${value} cm`,
    ),
    ...(unmeasured.length > 0 ? [`The height of ${formatList(unmeasured)} is not published.`] : []),
    ...growth(chosen, names),
    ...rankSentences(
      ranked((character) => ageOf(character, year)),
      (more) => `${more} ${more === 1 ? "year" : "years"} older`,
      (value) => `the same age: ${value}`,
    ),
    ...birthdays(ranked(({ profile }) => dayOfYear(profile.birthday))),
    ...inCommon(chosen, names),
  ];
}

/** One sentence per pair of neighbouring ranks. */
function rankSentences(
  ranked: readonly Ranked[],
  more: (difference: number) => string,
  equal: (value: number) => string,
): string[] {
  const values = [...new Set(ranked.map(({ value }) => value))].toSorted((a, b) => b - a);
  const groups = values.map((value) => ({
    value,
    names: ranked.flatMap((entry) => (entry.value === value ? [entry.who] : [])),
  }));
  return groups.flatMap(({ value, names }, index) => {
    const next = groups[index + 1];
    const list = capital(formatList(names));
    return [
      ...(names.length > 1 ? [`${list} are ${equal(value)}.`] : []),
      ...(next
        ? [`${list} ${are(names)} ${more(value - next.value)} than ${formatList(next.names)}.`]
        : []),
    ];
  });
}

/** Growth from Year 1 to Year 2, of those with both published. */
function growth(chosen: readonly Compared[], names: readonly string[]): string[] {
  const gained = chosen.flatMap((character, index) => {
    const before = character.profile.year1 ? heightOf(character, 1) : undefined;
    const after = heightOf(character, 2);
    if (before === undefined || after === undefined) return [];
    return [{ who: names[index] ?? character.name, value: after - before }];
  });
  const taller = gained.filter(({ value }) => value > 0);
  if (chosen.length < 2 || gained.length === 0) return [];
  if (taller.length === 0) {
    return [`${formatList(gained.map(({ who }) => who))} did not grow between the years.`];
  }
  const parts = taller.map(({ who, value }) => `${who} has grown ${value} cm`);
  const rest = gained.filter(({ value }) => value <= 0).map(({ who }) => who);
  const others = rest.length > 0 ? `; ${formatList(rest)} not at all` : "";
  return [`From Year 1 to Year 2 ${formatList(parts)}${others}.`];
}

function birthdays(days: readonly Ranked[]): string[] {
  const pairs = days.flatMap((one, index) =>
    days.slice(index + 1).map((other) => {
      const apart = Math.abs(one.value - other.value);
      return { names: [one.who, other.who], apart: Math.min(apart, YEAR - apart) };
    }),
  );
  const [first, ...others] = pairs;
  if (!first) return [];
  const closest = others.reduce((a, b) => (b.apart < a.apart ? b : a), first);
  const names = formatList(closest.names);
  if (closest.apart === 0) return [`${names} have their birthday on the same day.`];
  const apart = `${closest.apart} ${closest.apart === 1 ? "day" : "days"} apart`;
  return [
    pairs.length === 1
      ? `Their birthdays are ${apart}.`
      : `The closest birthdays are those of ${names}: ${apart}.`,
  ];
}

/** Days of a leap year, so that February 29 counts. */
const YEAR = 366;

function dayOfYear(birthday: string): number | undefined {
  if (!isKnown(birthday)) return undefined;
  const time = Date.parse(`2000-${birthday}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : (time - Date.UTC(2000, 0, 1)) / 86_400_000;
}

/** Shared blood types, and left-handed characters. */
function inCommon(chosen: readonly Compared[], allNames: readonly string[]): string[] {
  const namesWhere = (fits: (character: Compared) => boolean) =>
    allNames.filter((_, index) => fits(chosen[index] as Compared));
  const types = [...new Set(chosen.map(({ profile }) => profile.blood))].filter(isKnown);
  const shared = types.flatMap((type) => {
    const names = namesWhere(({ profile }) => profile.blood === type);
    return names.length > 1 ? [`${formatList(names)} have blood type ${type}.`] : [];
  });
  const left = namesWhere(({ profile }) => profile.hand === "left");
  const isListed = left.length > 0 && chosen.length > 1;
  return [...shared, ...(isListed ? [`${formatList(left)} ${are(left)} left-handed.`] : [])];
}

const are = (names: readonly string[]) => (names.length > 1 || names[0] === VISITOR ? "are" : "is");
