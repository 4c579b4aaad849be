import { periodOf } from "./paths";

/** Half-years with notices, latest first. */
export function noticePeriods(notices: readonly { readonly start: string }[]): string[] {
  return [...new Set(notices.map(({ start }) => periodOf(start)))].toSorted().toReversed();
}
