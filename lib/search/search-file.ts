/** Where the built site has the index of the search. */
export const SEARCH_ADDRESS = "/search.json";

/** Version of the file: a page that knows another one has no search. */
export const SEARCH_VERSION = 1;

/** The kinds of what is found, in the order in which equals are shown. */
export const SEARCH_KINDS = [
  "character",
  "unit",
  "agency",
  "club",
  "trip",
  "campaign",
  "film",
  "page",
  "notice",
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What the index says of one record. What is shown is a fact of the content; readings are keys alone. */
export interface SearchRecord {
  /** Address from the site's root. */
  path: string;
  title: string;
  /** Its names in Japanese, in kana, and in Traditional Chinese. */
  ja?: string;
  kana?: string;
  zh?: string;
  /** Readings in Latin letters: of the kana where the title says another, of the Han characters by syllables. */
  romaji?: string;
  pinyin?: string;
  /** Real names, in all scripts. */
  real?: readonly string[];
  /** Short names, in all scripts. */
  short?: readonly string[];
  voice?: readonly string[];
  /** What stands beside the title. */
  note?: string;
  /** Its own picture: an address from the site's root. */
  picture?: string;
  /** Place of the character whose picture stands for it. */
  face?: number;
  /** Places of those who belong to it. */
  members?: readonly number[];
}

/** Everything that can be found. Places count through the lists in the order of the kinds. */
export interface SearchIndex {
  records: Readonly<Record<SearchKind, readonly SearchRecord[]>>;
  /** Places of those of whom something is true that is seen, by its label (sight-words.ts). */
  sights: Readonly<Record<string, readonly number[]>>;
  /** Pairs of Han characters, the second of which is what the first is folded to. */
  han: string;
}
