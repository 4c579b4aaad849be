import type { EntryFormat } from "#src/data/storage/stored-entry";

/** True if the visitor has stopped the joke. */
export const JOKE_ENTRY: EntryFormat<{ isStopped: boolean }> = {
  key: "april-joke",
  version: 1,
  read: ({ isStopped }) => ({ isStopped: isStopped === true }),
};
