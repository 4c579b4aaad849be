import { periodOf } from "./paths";

/** The half-years in which notices begin, the latest first. */
export function noticePeriods(notices: readonly { readonly start: string }[]): string[] {
  return [...new Set(notices.map(({ start }) => periodOf(start)))].toSorted().toReversed();
}
