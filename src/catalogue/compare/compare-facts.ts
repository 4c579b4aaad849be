import { ageInWords } from "#lib/format/age";
import { isKnown, known } from "#lib/format/known";
import { factValue, PROFILE_FACTS } from "#lib/profile/profile-facts";
import { clubPath, officePath, unitPath } from "#lib/content/model/pages/paths";
import type { CompareCharacter } from "./comparison";

export interface ComparedFact {
  value: string;
  before?: string | undefined;
  links?: readonly { readonly name: string; readonly path: string }[];
}

/** Placeholder of an unpublished value. */
export const UNKNOWN = known("-");

/** A row needs at least one other value. */
const EMPTY_VALUES = new Set([UNKNOWN, "not a pupil"]);

export interface FactRow {
  label: string;
  factOf(character: CompareCharacter): ComparedFact;
}

const FACT_ROWS: readonly FactRow[] = [
  measuredRow("height"),
  {
    label: PROFILE_FACTS.age.label,
    factOf: (character) => {
      const { before } = measuredRow("age").factOf(character);
      return { value: ageInWords(character.profile), before };
    },
  },
  publishedRow("birthday"),
  measuredRow("weight"),
  publishedRow("blood"),
  publishedRow("hand"),
  {
    label: "Unit",
    factOf: ({ unitRecord: { id, name } }) => linkedFact([{ name, path: unitPath(id) }]),
  },
  {
    label: "Agency",
    factOf: ({ unitRecord: { office } }) =>
      linkedFact([{ name: office.name, path: officePath(office.id) }]),
  },
  {
    label: "Clubs",
    factOf: ({ clubs }) =>
      linkedFact(clubs.map(({ key, title }) => ({ name: title, path: clubPath(key) }))),
  },
  {
    label: `${PROFILE_FACTS.school.label}, Year 1`,
    factOf: ({ profile }) => ({ value: schoolOf(profile) }),
  },
  publishedRow("interest"),
  publishedRow("stunt"),
  { label: "Voice", factOf: ({ cv }) => ({ value: known(cv) }) },
];

/** School and class in Year 1. Profiles of that year without a school belong to graduates and staff. */
function schoolOf({ school, class: form, year1 }: CompareCharacter["profile"]): string {
  if (!school) return year1 ? "not a pupil" : UNKNOWN;
  return form ? `${school}, class ${form}` : school;
}

function linkedFact(links: NonNullable<ComparedFact["links"]>): ComparedFact {
  return { value: links.map(({ name }) => name).join(", ") || "none known", links };
}

function publishedRow(fact: "birthday" | "blood" | "hand" | "interest" | "stunt"): FactRow {
  return {
    label: PROFILE_FACTS[fact].label,
    factOf: ({ profile }) => ({ value: factValue(fact, profile) }),
  };
}

/** A value in Year 2, with that of Year 1 if it differs. */
function measuredRow(fact: "height" | "age" | "weight"): FactRow {
  return {
    label: PROFILE_FACTS[fact].label,
    factOf: ({ profile }) => {
      const { year1 } = profile;
      const hasChanged = year1 && isKnown(year1[fact]) && year1[fact] !== profile[fact];
      return {
        value: factValue(fact, profile),
        before: hasChanged ? factValue(fact, year1) : undefined,
      };
    },
  };
}

/** Rows that have a value for at least one character. */
export const rowsOf = (chosen: readonly CompareCharacter[]): FactRow[] =>
  FACT_ROWS.filter(({ factOf }) =>
    chosen.some((character) => !EMPTY_VALUES.has(factOf(character).value)),
  );

/** True if all characters have the same known value. */
export function isShared({ factOf }: FactRow, chosen: readonly CompareCharacter[]): boolean {
  const [first = UNKNOWN, ...others] = chosen.map((character) => factOf(character).value);
  return first !== UNKNOWN && others.length > 0 && others.every((value) => value === first);
}
