/** A kind of record: a folder of files that follow one schema. */
export interface RecordKind {
  /** Folder in content/; one may lie in another. */
  folder: string;
  /** Ending of its files: records are JSON, pages are Markdown with their facts in front. */
  ending: "json" | "md";
  /** Schema of a file, by its name without the ending; a path in content/schema. */
  schema: (key: string) => string;
  /** What one of the records is called in a message, with its article. */
  noun: string;
}

const follows = (schema: string) => () => schema;

/** The folders of content/ that hold one record in each file. A new kind of record is a new row. */
export const RECORD_KINDS = {
  characters: {
    folder: "characters",
    ending: "json",
    schema: follows("character.schema.json"),
    noun: "a character",
  },
  otherCharacters: {
    folder: "other-characters",
    ending: "json",
    schema: follows("other-character.schema.json"),
    noun: "an other-character",
  },
  units: {
    folder: "units",
    ending: "json",
    schema: follows("unit.schema.json"),
    noun: "a unit",
  },
  offices: {
    folder: "offices",
    ending: "json",
    schema: follows("office.schema.json"),
    noun: "an office",
  },
  clubs: {
    folder: "clubs",
    ending: "json",
    schema: follows("club.schema.json"),
    noun: "a club",
  },
  campaigns: {
    folder: "campaigns",
    ending: "json",
    schema: follows("campaign.schema.json"),
    noun: "a campaign",
  },
  film: {
    folder: "campaigns/playmovie",
    ending: "json",
    schema: follows("film-chapter.schema.json"),
    noun: "a chapter of the film",
  },
  standParts: {
    folder: "stand-parts",
    ending: "json",
    schema: follows("stand-parts.schema.json"),
    noun: "a list of stand parts",
  },
  exhibits: {
    folder: "exhibits",
    ending: "json",
    schema: follows("exhibit.schema.json"),
    noun: "an exhibit",
  },
  trips: {
    folder: "trips",
    ending: "json",
    schema: follows("trip.schema.json"),
    noun: "a trip",
  },
  venues: {
    folder: "venues",
    ending: "json",
    schema: follows("venue.schema.json"),
    noun: "a venue",
  },
  fourPiece: {
    folder: "four-piece",
    ending: "json",
    schema: follows("four-piece-idol.schema.json"),
    noun: "an idol of the audition",
  },
  legal: {
    folder: "legal",
    ending: "md",
    schema: follows("legal.schema.json"),
    noun: "a legal page",
  },
  answers: {
    folder: "api",
    ending: "json",
    schema: (key) => `api/${key}.schema.json`,
    noun: "an answer",
  },
} satisfies Record<string, RecordKind>;

/** The answers that calls have by default, and what is in them: the functions are bundled with these files. */
export const ANSWERS: ReadonlyMap<string, string> = new Map([
  ["activity-list", "the notices"],
  ["contribution-video-list", "the films by fans"],
  ["count-info", "the figures that the counters begin with"],
  ["game-feature-list", "what the game is"],
  ["source-url", "the addresses of the stores"],
  ["video-list", "our films"],
]);

/** The site's defaults, a file in content/ itself. */
export const SITE: RecordKind = {
  folder: "",
  ending: "json",
  schema: follows("site.schema.json"),
  noun: "the site",
};
export const SITE_FILE = "site.json";

/** Where pages have gone, a file in content/ itself. */
export const REDIRECTS: RecordKind = {
  folder: "",
  ending: "json",
  schema: follows("redirects.schema.json"),
  noun: "the redirects",
};
export const REDIRECTS_FILE = "redirects.json";

/** The files in content/ itself. */
export const SINGLE_FILES: ReadonlyMap<string, RecordKind> = new Map([
  [SITE_FILE, SITE],
  [REDIRECTS_FILE, REDIRECTS],
]);

/** Pictures that win over the drawn ones: content/art/<art key>.<one of the endings>. */
export const ART_FOLDER = "art";
export const ART_ENDINGS = ["png", "jpg", "webp", "avif"];

/** Drawings of the parts that content/stand-parts lists: content/stand-parts/<list>/<key>.svg. */
export const DRAWING = /^stand-parts\/([^/]+)\/([^/]+)\.svg$/;

/** What programmers keep in content/, and a note in a folder that may be empty: not looked into. */
export const NOT_CONTENT = /^(schema\/|types\.ts$|LICENSE$|art\/README\.md$)/;

/** What systems and editors leave behind: hidden files, backups. */
export const LEFTOVER = /(^|\/)(\.[^/]*|[^/]*~|Thumbs\.db)(\/|$)/;
