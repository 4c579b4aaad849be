import type { Refers } from "../references/refers";

/** A kind of record: a folder of files that follow one schema. */
export interface RecordKind {
  /** Folder in content/; one may lie in another. */
  readonly folder: string;
  /** Ending of its files: records are JSON, pages are Markdown with their facts in front. */
  readonly ending: "json" | "md";
  /** Schema of a file, by its name without the ending; a path in content/schema. */
  readonly schema: (key: string) => string;
  /** What one of the records is called in a message, with its article. */
  readonly noun: string;
  /** How its records are named, where the commands make, rename and remove them. */
  readonly naming?: Naming;
  /** How it is published for others to use, if it is. */
  readonly published?: Publication;
}

/** How the records of a kind are named and where the name stands. */
export interface Naming {
  /** What its records are called in the schemas (`x-refers`), and by the commands. */
  readonly refers: Refers;
  /** The property that holds the name of a record. */
  readonly nameIs: string;
  /** The property that holds what visitors read as its name. */
  readonly shownAs: "name" | "title";
  /** Every file that is named after a record, whether it is there or not; paths in content/. */
  readonly files: (name: string) => string[];
  /** Art keys of the pictures that are named after a record. */
  readonly pictures: (name: string) => string[];
  /** Address of the page, or of the entry in a page; undefined if the kind has none. */
  readonly address?: (name: string) => string;
  /** Parameter of addresses that holds the name of a record. */
  readonly parameter?: string;
}

/** A record of any kind, as its file says it. */
export type DataRecord = Readonly<Record<string, unknown>>;

/** How a kind is published. */
export interface Publication {
  /** What one record is, in the singular: the name of its schema. */
  readonly one: string;
  /** What the list holds, for who reads the index. */
  readonly about: string;
  /** Path of the page that tells of a record, from the site's root; absent where none does. */
  readonly page?: (record: DataRecord) => string;
}
