import { formatBirthday, monthNames } from "./birthday";

/** Formats `2015-11-25` as "25 November 2015", and a month `2015-11` as "November 2015". */
export function formatDate(date: string): string {
  const day = date.slice("YYYY-".length);
  const words = day.length > 2 ? formatBirthday(day) : monthNames[Number(day) - 1];
  return `${words} ${date.slice(0, 4)}`;
}
