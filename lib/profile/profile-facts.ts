import { formatBirthday } from "../format/birthday";
import { handedness } from "../format/handedness";
import { isKnown, known } from "../format/known";

export interface ProfileFact {
  readonly label: string;
  /** Label for narrow places, if different. */
  readonly short?: string;
  readonly measure?: "cm" | "kg";
  readonly words?: (published: string) => string;
  /** True if the record has a value for Year 2, and in `year1` that of the year before. */
  readonly isYearly?: boolean;
  /** True if the value takes the whole width of a card. */
  readonly isText?: boolean;
  /** Key of the facet with the same value (lib/facets). */
  readonly facet?: string;
}

/**
 * Facts of a character's `profile`, by their keys in the record, in the order of the pages. A fact of the schema
 * without a row fails a test.
 */
export const PROFILE_FACTS = {
  birthday: { label: "Birthday", words: formatBirthday, facet: "month" },
  age: { label: "Age", isYearly: true },
  height: { label: "Height", measure: "cm", isYearly: true, facet: "height" },
  weight: { label: "Weight", measure: "kg", isYearly: true },
  blood: { label: "Blood type", short: "Blood", facet: "blood" },
  hand: { label: "Handedness", short: "Hand", words: handedness, facet: "hand" },
  interest: { label: "Hobby", isYearly: true, isText: true },
  stunt: { label: "Specialty", isYearly: true, isText: true },
  school: { label: "School", isText: true, facet: "school" },
  class: { label: "Class", facet: "class" },
} as const satisfies Readonly<Record<string, ProfileFact>>;

export type ProfileFactKey = keyof typeof PROFILE_FACTS;

export const PROFILE_FACT_KEYS = Object.keys(PROFILE_FACTS) as ProfileFactKey[];

/** Published values by key; Japanese ones have `Ja` at the end of the key. */
export type Published<Key extends ProfileFactKey> = Readonly<
  Record<Key, string | null | undefined>
>;

/** Value of a fact with its unit of measure; “unknown” if not published. */
export function factValue<Key extends ProfileFactKey>(key: Key, profile: Published<Key>): string {
  const { words, measure }: ProfileFact = PROFILE_FACTS[key];
  const published = profile[key];
  return words && isKnown(published) ? words(published) : known(published, measure);
}

export function labelledFact<Key extends ProfileFactKey>(key: Key, profile: Published<Key>) {
  return { label: PROFILE_FACTS[key].label as string, value: factValue(key, profile) };
}
