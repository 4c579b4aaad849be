import { isRecord } from "#src/data/storage/persisted-state";
import type { EntryFormat } from "#src/data/storage/stored-entry";
import { STATIONS } from "./stations";

/** The day on which each stamp was given, YYYY-MM-DD, by the station’s id. */
export type Stamps = Readonly<Partial<Record<string, string>>>;

/** The card as it is kept. */
export interface RallyState {
  stamps: Stamps;
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const RALLY_ENTRY: EntryFormat<RallyState> = {
  key: "stamp-rally",
  version: 1,
  read: ({ stamps }) => ({ stamps: isRecord(stamps) ? readStamps(stamps) : {} }),
};

function readStamps(found: Record<string, unknown>): Stamps {
  const good = STATIONS.flatMap(({ id }) => {
    const day = Object.hasOwn(found, id) ? found[id] : undefined;
    return typeof day === "string" && DAY.test(day) ? [[id, day] as const] : [];
  });
  return Object.fromEntries(good);
}

/** The visitor’s day, as it is stored. */
export function dayOf(now: Date): string {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

/** The season of a stored day, by which the ink is chosen. */
export function seasonOf(day: string): "spring" | "summer" | "autumn" | "winter" {
  const month = Number(day.slice(5, 7));
  return (
    (["winter", "spring", "summer", "autumn"] as const)[Math.floor((month % 12) / 3)] ?? "winter"
  );
}

/** The day of the last stamp of a full card; null while one is missing. */
export function completedOn(stamps: Stamps): string | null {
  const days = STATIONS.map(({ id }) => stamps[id]);
  return days.every((day) => day !== undefined) ? (days.toSorted().at(-1) ?? null) : null;
}
