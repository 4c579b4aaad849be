/** The half-year of a day: `2024-1` or `2024-2`. */
export function periodOf(day: string): string {
  return `${day.slice(0, 4)}-${day.slice(5, 7) < "07" ? 1 : 2}`;
}

/** The half-years in which notices begin, the latest first. */
export function noticePeriods(notices: readonly { readonly start: string }[]): string[] {
  return [...new Set(notices.map(({ start }) => periodOf(start)))].toSorted().toReversed();
}

/** What the days of a half-year begin with, as a regular expression of GraphQL filters. */
export function periodDays(period: string): string {
  const [year, half] = period.split("-");
  return `/^${year}-${half === "1" ? "0[1-6]" : "(0[7-9]|1)"}/`;
}
