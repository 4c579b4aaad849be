import { monthNames } from "../../format/birthday";
import { PROFILE_FACTS } from "../../profile/profile-facts";

/** What is known of somebody; undefined where nothing is. Numbers can be compared. */
export interface KnownFacts {
  readonly unit?: string | undefined;
  readonly agency?: string | undefined;
  readonly blood?: string | undefined;
  readonly hand?: string | undefined;
  readonly height?: number | undefined;
  readonly age?: number | undefined;
  /** 1 is January. */
  readonly month?: number | undefined;
  readonly hair?: string | undefined;
}

type FactKey = keyof KnownFacts;

/** How a guess compares with the answer: `more` says that the answer has more. */
export type Sign = "same" | "other" | "more" | "less" | "unknown";

interface Fact {
  readonly key: FactKey;
  readonly title: string;
  /** What the answer is, where it has more or less. */
  readonly more?: string;
  readonly less?: string;
  readonly said?: (value: string | number) => string;
}

/** What each guess is answered in, in order. */
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
    said: (height) => `${height} ${PROFILE_FACTS.height.measure}`,
  },
  { key: "age", title: PROFILE_FACTS.age.label, more: "older", less: "younger" },
  {
    key: "month",
    title: "Birth month",
    more: "later",
    less: "earlier",
    said: (month) => (monthNames[Number(month) - 1] ?? "").slice(0, 3),
  },
  { key: "hair", title: "Hair" },
];

/** One fact of a guess, and how it compares. */
export interface Mark {
  readonly key: FactKey;
  readonly title: string;
  /** What is so of the guess. */
  readonly said: string;
  readonly sign: Sign;
  /** The sign in a word. */
  readonly word: string;
}

/** What is said of a sign, besides what a fact itself says. */
const WORDS = { same: "same", other: "different", unknown: "cannot be compared" } as const;

/** Compares a guess with the answer in every fact. */
export function compareFacts(guess: KnownFacts, answer: KnownFacts): Mark[] {
  return FACTS.map((fact) => {
    const { key, title, said = String } = fact;
    const value = guess[key];
    const sign = signOf(value, answer[key], fact);
    return {
      key,
      title,
      said: value === undefined ? "unknown" : said(value),
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
