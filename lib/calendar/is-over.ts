import { daysUntil } from "./days-until";

/** True once the last day is past; false if the day is unknown. */
export function isOver(
  { start, end }: { readonly start: string; readonly end?: string | null },
  now: Date | undefined,
): boolean {
  return now !== undefined && daysUntil(end ?? start, now) < 0;
}
