import { formatList } from "./list";

test.each([
  [[], ""],
  [["Mao"], "Mao"],
  [["Mao", "Subaru"], "Mao and Subaru"],
  [["Mao", "Subaru", "Hokuto"], "Mao, Subaru and Hokuto"],
])("%j is %s", (things, words) => expect(formatList(things)).toBe(words));
