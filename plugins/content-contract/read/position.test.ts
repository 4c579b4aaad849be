import { ContentCopy, testBroken } from "../testing/broken-content";
import { Locator, positionAt } from "./position";

const FINE = "units/fine.json";

/** Breaks the leader of a unit in a text that is saved differently. */
const broken = (saved: (text: string) => string) => (content: ContentCopy) => {
  content.replace(FINE, '"leader": 22', '"leader": 8');
  content.write(FINE, saved(content.read(FINE)));
};
const leader = { file: FINE, rule: "unit-leader", says: ["leader is 8"] };

testBroken([
  {
    ...leader,
    what: "lines that end as on Windows",
    breaks: broken((text) => text.replaceAll("\n", "\r\n")),
    at: '"leader": ^8,\r\n',
  },
  {
    ...leader,
    what: "lines that are indented with tabs",
    breaks: broken((text) => text.replaceAll("  ", "\t")),
    at: '\t"leader": ^8',
  },
  {
    ...leader,
    what: "everything on one line",
    breaks: broken((text) => JSON.stringify(JSON.parse(text))),
    at: '"leader":^8',
  },
  {
    ...leader,
    what: "characters before it that take two UTF-16 units",
    breaks: broken((text) => text.replace(/"name": "fine",\s*/, '"name": "𠮷𠮷 fine", ')),
    at: '"leader": ^8',
  },
]);

test("a byte order mark, which is a problem of its own, does not move the places behind it", () => {
  const content = new ContentCopy();
  broken((text) => `\uFEFF${text.replace(/^\{\s*/, "{ ").replaceAll("\n", " ")}`)(content);
  const column = content.read(FINE).indexOf("8,");
  expect(content.check().map((problem) => [problem.line, problem.column, problem.rule])).toEqual([
    [1, 1, "encoding"],
    [1, column, "unit-leader"],
  ]);
  content.remove();
});

test("positions count from 1; every line end that there is counts once", () => {
  expect(positionAt("", 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt("a\nb\r\nc\rd", 7)).toEqual({ line: 4, column: 1 });
  expect(positionAt("a\r\nbc", 4)).toEqual({ line: 2, column: 2 });
});

test("what is not there is found in the value around it", () => {
  const locator = new Locator('{\n  "a": [ { "b": 1 } ]\n}');
  expect(locator.find(["a", 0, "b"])).toEqual({ line: 2, column: 17 });
  expect(locator.find(["a", 0, "b"], true)).toEqual({ line: 2, column: 12 });
  expect(locator.find(["a", 0, "c"])).toEqual({ line: 2, column: 10 });
  expect(locator.find(["x", "y"])).toEqual({ line: 1, column: 1 });
});
