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

/** Sentences on the differences between characters, including the visitor; none for a single one. */
export function differences(
  chosen: readonly Compared[],
  { year, you }: Pick<CompareView, "year" | "you">,
): string[] {
  const names = shortNames(chosen.map(({ name }) => name));
  const ranked = (numberOf: (one: Compared) => number | undefined): Ranked[] =>
    chosen.flatMap((one, index) => {
      const value = numberOf(one);
      return value === undefined ? [] : [{ who: names[index] ?? one.name, value }];
    });
  const heights = ranked((one) => heightOf(one, year));
  if (you !== undefined) heights.push({ who: VISITOR, value: you });
  const unmeasured = chosen.flatMap((one, index) =>
    heightOf(one, year) === undefined ? [names[index] ?? one.name] : [],
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
      ranked((one) => ageOf(one, year)),
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
    names: ranked.flatMap((one) => (one.value === value ? [one.who] : [])),
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
function growth(chosen: readonly Compared[], who: readonly string[]): string[] {
  const gained = chosen.flatMap((one, index) => {
    const before = one.profile.year1 ? heightOf(one, 1) : undefined;
    const after = heightOf(one, 2);
    if (before === undefined || after === undefined) return [];
    return [{ who: who[index] ?? one.name, value: after - before }];
  });
  const taller = gained.filter(({ value }) => value > 0);
  if (chosen.length < 2 || gained.length === 0) return [];
  if (taller.length === 0) {
    return [`${formatList(gained.map((one) => one.who))} did not grow between the years.`];
  }
  const parts = taller.map((one) => `${one.who} has grown ${one.value} cm`);
  const rest = gained.filter(({ value }) => value <= 0).map((one) => one.who);
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
function inCommon(chosen: readonly Compared[], who: readonly string[]): string[] {
  const namesWhere = (fits: (one: Compared) => boolean) =>
    who.filter((_, index) => fits(chosen[index] as Compared));
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
