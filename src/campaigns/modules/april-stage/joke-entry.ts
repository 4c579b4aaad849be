import type { EntryFormat } from "#src/data/storage/stored-entry";

/** Whether the visitor has stopped the joke, which holds at later visits too. */
export const JOKE_ENTRY: EntryFormat<{ isStopped: boolean }> = {
  key: "april-joke",
  version: 1,
  read: ({ isStopped }) => ({ isStopped: isStopped === true }),
};
