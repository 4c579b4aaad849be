import { monthNames } from "../../format/birthday";
import { PROFILE_FACTS } from "../../profile/profile-facts";

/** Known facts of an idol; undefined if unknown. Numbers are compared by size. */
export interface KnownFacts {
  readonly unit?: string | undefined;
  readonly agency?: string | undefined;
  readonly blood?: string | undefined;
  readonly hand?: string | undefined;
  readonly height?: number | undefined;
  readonly age?: number | undefined;
  readonly month?: number | undefined;
  readonly hair?: string | undefined;
}

type FactKey = keyof KnownFacts;

/** Relation of the answer to a guess: `more` if the answer is greater. */
export type Sign = "same" | "other" | "more" | "less" | "unknown";

interface Fact {
  readonly key: FactKey;
  readonly title: string;
  /** Words for an answer that is greater or smaller. */
  readonly more?: string;
  readonly less?: string;
  readonly format?: (value: string | number) => string;
}

export const FACTS: readonly Fact[] = [
  { key: "unit", title: "Unit" },
  { key: "agency", title: "Agency" },
  { key: "blood", title: PROFILE_FACTS.blood.label },
  { key: "hand", title: PROFILE_FACTS.hand.short },
  {
    key: "height",
    title: PROFILE_FACTS.height.label,
    more: "taller",
    less: "shorter",
    format: (height) => `${height} ${PROFILE_FACTS.height.measure}`,
  },
  { key: "age", title: PROFILE_FACTS.age.label, more: "older", less: "younger" },
  {
    key: "month",
    title: "Birth month",
    more: "later",
    less: "earlier",
    format: (month) => (monthNames[Number(month) - 1] ?? "").slice(0, 3),
  },
  { key: "hair", title: "Hair" },
];

export interface ComparedFact {
  readonly key: FactKey;
  readonly title: string;
  /** The guess's value in words. */
  readonly text: string;
  readonly sign: Sign;
  readonly word: string;
}

/** Words of the signs that a fact has none for. */
const WORDS = { same: "same", other: "different", unknown: "cannot be compared" } as const;

export function compareFacts(guess: KnownFacts, answer: KnownFacts): ComparedFact[] {
  return FACTS.map((fact) => {
    const { key, title, format = String } = fact;
    const value = guess[key];
    const sign = signOf(value, answer[key], fact);
    return {
      key,
      title,
      text: value === undefined ? "unknown" : format(value),
      sign,
      word: { ...WORDS, ...fact }[sign] ?? "",
    };
  });
}

function signOf(guess: string | number | undefined, answer: typeof guess, { more }: Fact): Sign {
  if (guess === undefined || answer === undefined) return "unknown";
  if (guess === answer) return "same";
  if (!more) return "other";
  return answer > guess ? "more" : "less";
}
