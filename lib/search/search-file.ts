export const SEARCH_ADDRESS = "/search.json";

/** Version of the file's format; a page that expects another one cannot search. */
export const SEARCH_VERSION = 4;

/** Kinds of results, in the order of equal ranks. */
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

/** Indexed facts of a record. Shown ones come from the content; pinyin is only matched, never shown. */
export interface SearchRecord {
  /** Address from the site's root. */
  path: string;
  title: string;
  /** Japanese name, kana if the title has another sound, and Traditional Chinese name. */
  ja?: string;
  kana?: string;
  zh?: string;
  /** Reading of the Han characters by syllables. */
  pinyin?: string;
  /** Real names, in all scripts. */
  real?: readonly string[];
  /** Short names, in all scripts. */
  short?: readonly string[];
  /** Nicknames. */
  also?: readonly string[];
  voice?: readonly string[];
  /** Hobbies, specialties and role. */
  facts?: readonly string[];
  /** Birthday, MM-DD. */
  born?: string;
  /** Text beside the title. */
  note?: string;
  /** First day, YYYY-MM-DD. */
  day?: string;
  /** Address of its own picture, from the site's root. */
  picture?: string;
  /** Index of the character or unit whose picture stands for it; of a song, the singer. */
  face?: number;
  /** Indexes of its members, best match first. */
  members?: readonly number[];
}

/** All searchable records. Indexes run through the lists in the order of their kinds. */
export interface SearchIndex {
  records: Readonly<Record<SearchKind, readonly SearchRecord[]>>;
  /** Indexes of the records with a visual feature, best match first, by its label (words-for-features.json). */
  features: Readonly<Record<string, readonly number[]>>;
  /** Pairs of Han characters: a form, and its canonical one. */
  han: string;
}
