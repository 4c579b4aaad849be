import { compact, foldSpelt, type HanForms, normalizeSpelling, stemOf } from "./fold";
import { slugOf } from "./song-paths";
import { MONTHS } from "./months";
import { pageWords } from "./page-words";
import type { SearchKind, SearchRecord } from "./search-file";

export type Reason =
  | "name"
  | "reading"
  | "pinyin"
  | "real name"
  | "short name"
  | "also"
  | "profile"
  | "birthday"
  | "page"
  | "address"
  | "voice";

export interface Key {
  reason: Reason;
  /** Explanation, if the reason alone is not enough. */
  label?: string;
  words: readonly string[];
  /** The words, normalized in spelling only. */
  spelt: readonly string[];
  /** All words joined, in both orders if there are two. */
  wholes: readonly string[];
  /** The same, normalized in spelling only. */
  speltWholes: readonly string[];
  /** First letters of syllables, for pinyin. */
  initials?: string | undefined;
}

/** Reasons shown with a result. */
const LABELLED: ReadonlySet<Reason> = new Set(["also", "profile", "birthday"]);

/** Kinds often typed with a name, as in "Rhythm Link agency". */
const NAMED_KINDS: ReadonlySet<SearchKind> = new Set(["unit", "agency", "club", "trip", "film"]);

/** Kinds that are found by their slugs too: songs by the Latin letters of their titles. */
const SLUGS_ARE_NAMES: ReadonlySet<SearchKind> = new Set(["unit", "song"]);

/** Kinds whose slugs have only words of the title. */
const SLUG_IS_TITLE: ReadonlySet<SearchKind> = new Set(["club", "album"]);

export function keysOf(kind: SearchKind, record: SearchRecord, forms: HanForms): Key[] {
  const { title, ja, zh, kana, pinyin, real, short, note, also, voice, facts, born, path } = record;
  const slug = /[^/#?=]+$/.exec(path)?.[0].replaceAll(/[_-]/g, " ");
  const hasDistinctSlug =
    kind === "song" ? !path.endsWith(`#${slugOf(title)}`) : !SLUG_IS_TITLE.has(kind);
  // Possessives may be typed without the apostrophe.
  const withoutPossessive = title.replaceAll(/[’'](?=s\b)/g, "");
  const texts: readonly (readonly [Reason, readonly (string | undefined)[] | undefined])[] = [
    ["name", [title, ja, zh]],
    [
      "short name",
      [
        NAMED_KINDS.has(kind) ? `${title} ${kind}` : undefined,
        withoutPossessive === title ? undefined : withoutPossessive,
        // The album and the unit of a trip.
        kind === "trip" ? note : undefined,
      ],
    ],
    ["reading", [kana]],
    ["pinyin", [pinyin]],
    ["real name", real],
    ["short name", short],
    ["also", also],
    ["voice", voice],
    ["profile", facts],
    ["birthday", born ? dayNames(born) : []],
    ["page", pageWords(path)],
    [SLUGS_ARE_NAMES.has(kind) ? "short name" : "address", [hasDistinctSlug ? slug : undefined]],
  ];
  return texts.flatMap(([reason, all = []]) =>
    all.flatMap((text) => {
      if (!text) return [];
      const label = LABELLED.has(reason)
        ? `${reason}: ${reason === "birthday" ? all[0] : text}`
        : undefined;
      return [{ ...keyOf(reason, text, forms), ...(label ? { label } : {}) }];
    }),
  );
}

/** All texts of a key, for a quick exclusion. */
export const textsOf = (key: Key): string[] => [
  ...key.words,
  ...key.spelt,
  ...key.wholes,
  key.initials ?? "",
];

/** Ways to write a day. */
function dayNames(born: string): string[] {
  const [month = 0, day = 0] = born.split("-").map(Number);
  return [`${MONTHS[month - 1]?.[0]} ${day}`, `${month} ${day}`, `${month}月${day}日`];
}

function keyOf(reason: Reason, text: string, forms: HanForms): Key {
  const stem = reason === "profile" ? stemOf : (word: string) => word;
  const asSpelt = normalizeSpelling(text, forms);
  const letters = asSpelt.split(" ");
  const words = foldSpelt(asSpelt).split(" ").map(stem);
  const inBothOrders = (all: readonly string[]) =>
    [all, ...(all.length === 2 ? [all.toReversed()] : [])].map((one) => one.join(""));
  return {
    reason,
    words,
    spelt: letters,
    wholes: inBothOrders(words).map(compact),
    speltWholes: inBothOrders(letters),
    initials: reason === "pinyin" ? initialsOf(text) : undefined,
  };
}

const initialsOf = (text: string): string =>
  text
    .split(" ")
    .map(([first]) => first)
    .join("");
