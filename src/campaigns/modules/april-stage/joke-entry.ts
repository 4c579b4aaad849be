import type { EntryFormat } from "#src/data/storage/stored-entry";

export const JOKE_ENTRY: EntryFormat<{ isStopped: boolean }> = {
  key: "april-joke",
  version: 1,
  read: ({ isStopped }) => ({ isStopped: isStopped === true }),
};
