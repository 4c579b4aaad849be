import { formatDate } from "../../../lib/format/birthday";

/** Editions of the game, as they are called in a line. */
const EDITIONS: Record<string, string> = {
  jp: "Japan",
  cn: "China",
  kr: "Korea",
  tw: "Taiwan",
  en: "English edition",
};

interface Run {
  edition: string;
  start: string;
  end: string;
}

/** First day of an event in Japan. */
export function firstDay(runs: readonly Run[]): string {
  return runs.find(({ edition }) => edition === "jp")?.start ?? "";
}

/** When an event ran, one entry for each edition: Japan first. */
export function editions(runs: readonly Run[]) {
  return runs.map(({ edition, start, end }) => ({
    edition,
    name: EDITIONS[edition] ?? edition,
    days: span(start, end),
  }));
}

/** "15 to 23 May 2024", "30 June to 8 July 2024", "28 December 2024 to 5 January 2025". */
export function span(start: string, end: string): string {
  const [from, to] = [formatDate(start).split(" "), formatDate(end).split(" ")];
  const isSameYear = from[2] === to[2];
  const isSameMonth = isSameYear && from[1] === to[1];
  const first = from.slice(0, isSameMonth ? 1 : isSameYear ? 2 : 3).join(" ");
  return `${first} to ${to.join(" ")}`;
}
