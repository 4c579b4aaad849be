import { periodOf } from "./paths";

/** The half-years in which notices begin, the latest first. */
export function noticePeriods(notices: readonly { readonly start: string }[]): string[] {
  return [...new Set(notices.map(({ start }) => periodOf(start)))].toSorted().toReversed();
}

/** What the days of a half-year begin with, as a regular expression of GraphQL filters. */
export function periodDays(period: string): string {
  const [year, half] = period.split("-");
  return `/^${year}-${half === "1" ? "0[1-6]" : "(0[7-9]|1)"}/`;
}
