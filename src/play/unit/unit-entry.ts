import type { EntryFormat } from "#src/data/storage/stored-entry";

/** The unit that the device keeps, as `compactedUnit` gives it; it is restored before it is used. */
export const UNIT_ENTRY: EntryFormat<{ readonly unit: unknown }> = {
  key: "own-unit",
  version: 1,
  read: ({ unit }) => ({ unit }),
};
