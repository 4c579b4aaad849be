import { monthNames } from "../format/birthday";

const IN_HAN = "一 二 三 四 五 六 七 八 九 十 十一 十二".split(" ");

/** "Jun" is a character's name, and May is short already. */
const NOT_SHORTENED = ["May", "June"];

/** Names for each month; the first is shown. */
export const MONTHS: readonly (readonly string[])[] = monthNames.map((name, at) => [
  name,
  ...(NOT_SHORTENED.includes(name) ? [] : [name.slice(0, 3)]),
  `${at + 1}月`,
  `${IN_HAN[at]}月`,
]);
