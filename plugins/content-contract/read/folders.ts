/** A kind of record: a folder of files that follow one schema. */
export interface RecordKind {
  /** Folder in content/. */
  folder: string;
  /** Schema of a file, by its name without `.json`; a path in content/schema. */
  schema: (key: string) => string;
  /** What one of the records is called in a message, with its article. */
  noun: string;
}

const follows = (schema: string) => () => schema;

/** The folders of content/ that hold one record in each file. A new kind of record is a new row. */
export const RECORD_KINDS = {
  characters: {
    folder: "characters",
    schema: follows("character.schema.json"),
    noun: "a character",
  },
  otherCharacters: {
    folder: "other-characters",
    schema: follows("other-character.schema.json"),
    noun: "an other-character",
  },
  units: { folder: "units", schema: follows("unit.schema.json"), noun: "a unit" },
  offices: { folder: "offices", schema: follows("office.schema.json"), noun: "an office" },
  clubs: { folder: "clubs", schema: follows("club.schema.json"), noun: "a club" },
  answers: { folder: "api", schema: (key) => `api/${key}.schema.json`, noun: "an answer" },
} satisfies Record<string, RecordKind>;

/** The one file in content/ itself. */
export const SITE: RecordKind = {
  folder: "",
  schema: follows("site.schema.json"),
  noun: "the site",
};
export const SITE_FILE = "site.json";

/** Pictures that win over the drawn ones: content/art/<art key>.<one of the endings>. */
export const ART_FOLDER = "art";
export const ART_ENDINGS = ["png", "jpg", "webp", "avif"];

/** What programmers keep in content/: it is no content and is not looked into. */
export const NOT_CONTENT = /^(schema\/|types\.ts$)/;

/** What systems and editors leave behind: hidden files, backups. */
export const LEFTOVER = /(^|\/)(\.[^/]*|[^/]*~|Thumbs\.db)(\/|$)/;
