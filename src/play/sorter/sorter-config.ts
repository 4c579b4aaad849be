import { songSorterPath, sorterPath } from "#lib/content/model/pages/paths";
import type { EntryFormat } from "#src/data/storage/stored-entry";
import type { IGatsbyImageData } from "gatsby-plugin-image";

interface StoredSort {
  readonly sort: unknown;
}

const IDOL_ENTRY: EntryFormat<StoredSort> = {
  key: "sorter",
  version: 1,
  read: ({ sort }) => ({ sort }),
};

const SONG_ENTRY: EntryFormat<StoredSort> = {
  ...IDOL_ENTRY,
  key: "song-sorter",
};

/** A sorter: its page, words and storage. */
export interface SorterConfig {
  readonly noun: "idol" | "song";
  readonly path: string;
  /** Stored sorting as written by `compacted`; validated before use. */
  readonly entry: EntryFormat<StoredSort>;
  /** Name of the text in a saved picture. */
  readonly keyword: string;
}

export const IDOLS: SorterConfig = {
  noun: "idol",
  path: sorterPath,
  entry: IDOL_ENTRY,
  keyword: "encore-sort",
};

export const SONGS: SorterConfig = {
  noun: "song",
  path: songSorterPath,
  entry: SONG_ENTRY,
  keyword: "encore-song-sort",
};

export interface Contender {
  readonly id: number;
  readonly name: string;
  readonly lang?: "ja" | undefined;
  readonly path: string;
  /** Unit, or the singers in words; a unit with a record has an id. */
  readonly group: { readonly id?: string | undefined; readonly name: string };
  readonly poster?: IGatsbyImageData | undefined;
  /** Shown on the podium in place of the poster. */
  readonly offDuty?: IGatsbyImageData | undefined;
  readonly face?: IGatsbyImageData | undefined;
}

export interface Ranked {
  readonly contender: Contender;
  readonly place: number;
}

/** A group of contenders to sort, such as a unit. */
export interface Pool {
  readonly key: string;
  readonly title: string;
  readonly kind: string;
  readonly unit?: string | undefined;
  readonly ids: readonly number[];
}
