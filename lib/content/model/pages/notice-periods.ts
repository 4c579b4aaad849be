import { periodOf } from "./paths";

export function noticePeriods(notices: readonly { readonly start: string }[]): string[] {
  return [...new Set(notices.map(({ start }) => periodOf(start)))].toSorted().toReversed();
}
