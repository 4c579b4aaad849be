import { daysUntil } from "./days-until";

/** True once the last day of what takes place is past; false while the day is not known. */
export function isOver(
  { start, end }: { readonly start: string; readonly end?: string | null },
  now: Date | undefined,
): boolean {
  return now !== undefined && daysUntil(end ?? start, now) < 0;
}
