import { isRecord, type EntryFormat } from "#src/data/storage/stored-entry";

/** Dates of stamps, YYYY-MM-DD, by name. */
export type Stamps = Readonly<Partial<Record<string, string>>>;

/** Any name of the right form: a stored card may have stamps of stations that were removed since. */
const NAME = /^[a-z]{1,20}$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const RALLY_ENTRY: EntryFormat<{ stamps: Stamps }> = {
  key: "stamp-rally",
  version: 1,
  read: ({ stamps }) => ({ stamps: isRecord(stamps) ? readStamps(stamps) : {} }),
};

function readStamps(found: Record<string, unknown>): Stamps {
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, day]) =>
      NAME.test(name) && typeof day === "string" && DAY.test(day) ? [[name, day] as const] : [],
    ),
  );
}

/** Season of a stored date, which determines the ink. */
export function seasonOf(day: string): string | undefined {
  const month = Number(day.slice(5, 7));
  return ["winter", "spring", "summer", "autumn"][Math.floor((month % 12) / 3)];
}

/** Date of the last stamp of a complete card; null if one of `names` is missing. */
export function completedOn(stamps: Stamps, names: readonly string[]): string | null {
  const days = names.map((name) => stamps[name]);
  return days.every((day) => day !== undefined) ? (days.toSorted().at(-1) ?? null) : null;
}
