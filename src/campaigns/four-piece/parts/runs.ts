import names from "./editions.json";
import { formatDateSpan } from "#lib/format/date-span";

const NAMES: Record<string, string> = names;

type Run = Queries.FourPieceVenueFragment["runs"][number];

/** First day of an event in Japan, `YYYY-MM-DD`; empty if it never ran there. */
export const firstDayInJapan = (runs: readonly Run[]): string =>
  runs.find(({ edition }) => edition === "jp")?.start ?? "";

/** Dates of an event by edition of the game. */
export function runTerms(runs: readonly Run[]) {
  return runs.map(({ edition, start, end }) => ({
    label: NAMES[edition] ?? edition,
    value: formatDateSpan(start, end),
  }));
}
