import { formatBirthday } from "./birthday";
import { formatDate } from "./date";

/**
 * Two days as a span: `15–23 May 2025`, `31 May – 8 June 2025`, `31 December 2025 – 8 January 2026`; one day if `end`
 * is missing or the same.
 */
export function formatDateSpan(start: string, end?: string | null): string {
  if (!end || end === start) return formatDate(start);
  if (start.slice(0, 7) === end.slice(0, 7)) {
    return `${Number(start.slice(8))}–${formatDate(end)}`;
  }
  const isOneYear = start.slice(0, 4) === end.slice(0, 4);
  return `${isOneYear ? formatBirthday(start.slice(5)) : formatDate(start)} – ${formatDate(end)}`;
}
