import { formatCount } from "./count";

/** So many things in words: `1 stand`, `2,304 stands`. */
export const counted = (count: number, thing: string): string =>
  `${formatCount(count)} ${thing}${count === 1 ? "" : "s"}`;
