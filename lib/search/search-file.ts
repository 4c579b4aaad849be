/** Where the built site has the index of the search. */
export const SEARCH_ADDRESS = "/search.json";

/** Version of the file: a page that knows another one has no search. */
export const SEARCH_VERSION = 2;

/** The kinds of what is found, in the order in which equals are shown. */
export const SEARCH_KINDS = [
  "character",
  "unit",
  "agency",
  "club",
  "trip",
  "campaign",
  "film",
  "song",
  "album",
  "page",
  "notice",
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What the index says of one record. What is shown is a fact of the content; readings are keys alone. */
export interface SearchRecord {
  /** Address from the site's root. */
  path: string;
  title: string;
  /** Its names in Japanese, in kana where the title says another sound, and in Traditional Chinese. */
  ja?: string;
  kana?: string;
  zh?: string;
  /** Reading of the Han characters by syllables. */
  pinyin?: string;
  /** Real names, in all scripts. */
  real?: readonly string[];
  /** Short names, in all scripts. */
  short?: readonly string[];
  /** What fans call it besides. */
  also?: readonly string[];
  voice?: readonly string[];
  /** What its profile says: hobbies, specialties, a role. */
  facts?: readonly string[];
  /** Birthday, MM-DD. */
  born?: string;
  /** What stands beside the title. */
  note?: string;
  /** The day on which it begins, YYYY-MM-DD. */
  day?: string;
  /** Its own picture: an address from the site's root. */
  picture?: string;
  /** Place of the character or unit whose picture stands for it; of a song, who sings it. */
  face?: number;
  /** Places of those who belong to it. */
  members?: readonly number[];
}

/** Everything that can be found. Places count through the lists in the order of the kinds. */
export interface SearchIndex {
  records: Readonly<Record<SearchKind, readonly SearchRecord[]>>;
  /** Places of those of whom something is true that is seen, by its label (words-for-sights.json). */
  sights: Readonly<Record<string, readonly number[]>>;
  /** Pairs of Han characters, the second of which is what the first is folded to. */
  han: string;
}
