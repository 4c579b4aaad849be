import { ageInWords } from "#lib/format/age";
import { formatBirthday } from "#lib/format/birthday";
import { handedness } from "#lib/format/handedness";
import { isKnown, known } from "#lib/format/known";
import { clubPath, officePath, unitPath } from "#lib/content/pages/paths";
import type { CompareCharacter } from "./comparison";

export interface ComparedFact {
  value: string;
  before?: string | undefined;
  links?: readonly { readonly name: string; readonly path: string }[];
}

/** The value of a fact that has not been published. */
export const UNKNOWN = known("-");

/** Values that alone are no reason for a row. */
const NOTHING = new Set([UNKNOWN, "not a pupil"]);

export interface FactRow {
  label: string;
  factOf(one: CompareCharacter): ComparedFact;
}

const FACT_ROWS: readonly FactRow[] = [
  measured("Height", "height", "cm"),
  {
    label: "Age",
    factOf: (one) => {
      const { before } = measured("Age", "age").factOf(one);
      return { value: ageInWords(one.profile), before };
    },
  },
  { label: "Birthday", factOf: (one) => ({ value: known(formatBirthday(one.profile.birthday)) }) },
  measured("Weight", "weight", "kg"),
  { label: "Blood type", factOf: (one) => ({ value: known(one.profile.blood) }) },
  { label: "Handedness", factOf: (one) => ({ value: handedness(one.profile.hand) }) },
  {
    label: "Unit",
    factOf: ({ unitRecord: { jsonId, name } }) => linked([{ name, path: unitPath(jsonId) }]),
  },
  {
    label: "Agency",
    factOf: ({ unitRecord: { office } }) =>
      linked([{ name: office.name, path: officePath(office.jsonId) }]),
  },
  {
    label: "Clubs",
    factOf: ({ clubs }) =>
      linked(clubs.map(({ key, title }) => ({ name: title, path: clubPath(key) }))),
  },
  {
    label: "School, Year 1",
    factOf: ({ profile }) => ({ value: schoolOf(profile) }),
  },
  { label: "Hobby", factOf: (one) => ({ value: known(one.profile.interest) }) },
  { label: "Specialty", factOf: (one) => ({ value: known(one.profile.stunt) }) },
  { label: "Voice", factOf: (one) => ({ value: known(one.cv) }) },
];

/** The school and class of Year 1. Profiles of that year without a school are those of graduates and staff. */
function schoolOf({ school, class: form, year1 }: CompareCharacter["profile"]): string {
  if (!school) return year1 ? "not a pupil" : UNKNOWN;
  return form ? `${school}, class ${form}` : school;
}

function linked(links: NonNullable<ComparedFact["links"]>): ComparedFact {
  return { value: links.map(({ name }) => name).join(", ") || "none known", links };
}

function measured(label: string, fact: "height" | "age" | "weight", measure = ""): FactRow {
  return {
    label,
    factOf: ({ profile }) => {
      const before = profile.year1?.[fact];
      const isOther = isKnown(before) && before !== profile[fact];
      return {
        value: known(profile[fact], measure),
        before: isOther ? known(before, measure) : undefined,
      };
    },
  };
}

/** The rows that tell something of one of the chosen at least. */
export function rowsOf(chosen: readonly CompareCharacter[]): FactRow[] {
  return FACT_ROWS.filter(({ factOf }) => chosen.some((one) => !NOTHING.has(factOf(one).value)));
}

/** True if a row has the same known value for all. */
export function isShared({ factOf }: FactRow, chosen: readonly CompareCharacter[]): boolean {
  const [first = UNKNOWN, ...others] = chosen.map((one) => factOf(one).value);
  return first !== UNKNOWN && others.length > 0 && others.every((value) => value === first);
}
