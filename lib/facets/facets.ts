import { birthMonth, monthNames } from "../format/birthday";
import { handedness } from "../format/handedness";
import { isKnown } from "../format/known";
import { PROFILE_FACTS } from "../profile/profile-facts";
import { capital } from "../text/capital";

export interface Value {
  readonly value: string;
  readonly label: string;
}

export interface Person {
  readonly unit: Value;
  readonly agency: Value;
  readonly clubs: readonly Value[];
  readonly hairColors: readonly string[];
  readonly eyeColors: readonly string[];
  readonly profile: {
    readonly birthday: string;
    readonly height: string;
    readonly blood: string;
    readonly hand?: string | null | undefined;
    readonly class?: string | null | undefined;
    readonly school?: string | null | undefined;
  };
}

type Profiled = Pick<Person, "profile">;

export interface Facet {
  readonly title: string;
  /** Title for narrow places, if different. */
  readonly short?: string;
  /** Values of a person; empty if none or unknown. */
  readonly valuesOf: (person: Person) => readonly Value[];
  /** Label of the choice for people without a value. */
  readonly none: string;
  /** True if choices keep the order of the people instead of being sorted. */
  readonly isUnsorted?: boolean;
}

/** Value of people without one. */
const NONE = "none";

/** Width of a choice of heights, in centimetres. */
const BAND = 5;

/** Converts "Light blue" to its form in addresses. */
const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
const toValue = (label: string): Value => ({ value: slug(label), label: capital(label) });
const valueOf = (
  value: string | null | undefined,
  labelled: (known: string) => Value,
): readonly Value[] => (isKnown(value) ? [labelled(value)] : []);

function heightBand(height: string): Value {
  const from = Math.floor(Number.parseInt(height, 10) / BAND) * BAND;
  return { value: String(from), label: `${from}–${from + BAND - 1} cm` };
}

/** Two digits, so that months sort as text. */
function month(birthday: string): readonly Value[] {
  const monthIndex = birthMonth(birthday);
  if (monthIndex === undefined) return [];
  return [{ value: String(monthIndex + 1).padStart(2, "0"), label: monthNames[monthIndex] ?? "" }];
}

/** All facets, in the order of the page. */
export const FACETS = {
  unit: { title: "Unit", valuesOf: ({ unit }) => [unit], none: "", isUnsorted: true },
  agency: { title: "Agency", valuesOf: ({ agency }) => [agency], none: "", isUnsorted: true },
  club: { title: "Club", valuesOf: ({ clubs }) => clubs, none: "No club" },
  hair: {
    title: "Hair colour",
    short: "Hair",
    valuesOf: ({ hairColors }) => hairColors.map(toValue),
    // Also without a portrait.
    none: "Another colour",
  },
  eyes: {
    title: "Eye colour",
    short: "Eyes",
    valuesOf: ({ eyeColors }) => eyeColors.map(toValue),
    none: "Another colour",
  },
  hand: {
    title: PROFILE_FACTS.hand.short,
    valuesOf: ({ profile }: Profiled) =>
      valueOf(profile.hand, (hand) => ({ value: hand, label: handedness(hand) })),
    none: "Unknown",
  },
  blood: {
    title: PROFILE_FACTS.blood.label,
    short: PROFILE_FACTS.blood.short,
    valuesOf: ({ profile }: Profiled) =>
      valueOf(profile.blood, (blood) => ({ value: blood.toLowerCase(), label: blood })),
    none: "Unknown",
  },
  month: {
    title: "Birth month",
    short: "Month",
    valuesOf: ({ profile }: Profiled) => month(profile.birthday),
    none: "Unknown",
  },
  height: {
    title: PROFILE_FACTS.height.label,
    valuesOf: ({ profile }: Profiled) => valueOf(profile.height, heightBand),
    none: "Unknown",
  },
  class: {
    title: `${PROFILE_FACTS.class.label} in Year 1`,
    short: PROFILE_FACTS.class.label,
    valuesOf: ({ profile }: Profiled) =>
      valueOf(profile.class, (name) => ({ value: name.toLowerCase(), label: name })),
    none: "None named",
  },
  school: {
    title: `${PROFILE_FACTS.school.label} in Year 1`,
    short: PROFILE_FACTS.school.label,
    valuesOf: ({ profile }: Profiled) => valueOf(profile.school, toValue),
    none: "None named",
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetKey = keyof typeof FACETS;

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[];

export function valuesOf(key: FacetKey, person: Person): readonly Value[] {
  const { none, valuesOf: read }: Facet = FACETS[key];
  const values = read(person);
  return values.length > 0 ? values : [{ value: NONE, label: none }];
}

/** All values that people have for a facet, "none" last. */
export function choicesOf(key: FacetKey, people: readonly Person[]): Value[] {
  const { isUnsorted = false }: Facet = FACETS[key];
  const found = new Map(
    people.flatMap((person) => valuesOf(key, person)).map((value) => [value.value, value]),
  );
  const isNone = ({ value }: Value) => Number(value === NONE);
  return [...found.values()].toSorted(
    (a, b) =>
      isNone(a) - isNone(b) ||
      (!isUnsorted && a.value !== b.value ? (a.value < b.value ? -1 : 1) : 0),
  );
}
