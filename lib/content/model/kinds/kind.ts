import type { Refers } from "../references/refers";

export interface RecordKind {
  readonly folder: string;
  /** File ending: records are JSON, pages are Markdown with front matter. */
  readonly ending: "json" | "md";
  /** Schema of a file, by its name without ending; a path in content/schema. */
  readonly schema: (key: string) => string;
  /** Name of one record in messages, with its article. */
  readonly noun: string;
  /** Naming of its records, for commands that create, rename and remove them. */
  readonly naming?: Naming;
  readonly published?: Publication;
}

export interface Naming {
  /** Its name in the schemas (`x-refers`) and in commands. */
  readonly refers: Refers;
  readonly nameProperty: string;
  /** Property with the title that visitors read. */
  readonly titleProperty: "name" | "title";
  /** All files named after a record, existing or not; paths in content/. */
  readonly files: (name: string) => string[];
  /** Art keys of the pictures named after a record. */
  readonly pictures: (name: string) => string[];
  /** Address of its page, or of its entry on a page; undefined if there is none. */
  readonly address?: (name: string) => string;
  /** Query parameter with the id of a record. */
  readonly parameter?: string;
}

export type DataRecord = Readonly<Record<string, unknown>>;

export interface Publication {
  /** Singular noun, used as the name of its schema. */
  readonly singular: string;
  readonly description: string;
  /** Path of a record's page; undefined if there is none. */
  readonly page?: (record: DataRecord, albums: readonly DataRecord[]) => string;
}
