import type { EntryFormat } from "#src/data/storage/stored-entry";

/** The sorting that the device keeps, as `compacted` gives it; it is restored before it is used. */
export interface SortState {
  readonly sort: unknown;
}

export const SORT_ENTRY: EntryFormat<SortState> = {
  key: "sorter",
  version: 1,
  read: ({ sort }) => ({ sort }),
};
