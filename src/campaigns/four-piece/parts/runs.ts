import { formatDateSpan } from "#lib/format/date-span";

const EDITIONS: Record<string, string> = {
  jp: "Japan",
  cn: "China",
  kr: "Korea",
  tw: "Taiwan",
  en: "English edition",
};

type Run = Queries.FourPieceVenueFragment["runs"][number];

/** First day of an event in Japan. */
export function firstDay(runs: readonly Run[]): string {
  return runs.find(({ edition }) => edition === "jp")?.start ?? "";
}

/** When an event ran, one entry for each edition: Japan first. */
export function editions(runs: readonly Run[]) {
  return runs.map(({ edition, start, end }) => ({
    edition,
    name: EDITIONS[edition] ?? edition,
    days: formatDateSpan(start, end),
  }));
}
