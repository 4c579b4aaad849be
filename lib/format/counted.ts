import { formatCount } from "./count";

/** A number with its noun: `1 stand`, `2,304 stands`. */
export const counted = (count: number, thing: string): string =>
  `${formatCount(count)} ${thing}${count === 1 ? "" : "s"}`;
