import { formatDate } from "./date";

/** Formats `2026-04-01T09:00:00Z` as "1 April 2026, 09:00 UTC". */
export function formatMoment(time: string): string {
  return `${formatDate(time.slice(0, 10))}, ${time.slice(11, 16)} UTC`;
}
