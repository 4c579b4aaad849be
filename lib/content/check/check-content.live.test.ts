import { readFileSync } from "node:fs";
import { staticFiles } from "./addresses/site-files";
import { checkContent } from "./check-content";
import { takeSnapshot } from "../read/snapshot";
import { problemLine } from "./report";

test("the content of the site is valid", () => {
  expect(checkContent(takeSnapshot("."), staticFiles(".")).map(problemLine)).toEqual([]);
});

test.each([
  ["LICENSE", "MIT"],
  ["content/LICENSE", "Creative Commons Attribution 4.0"],
])("%s exists, since the licence covers its folder", (file, words) => {
  expect(readFileSync(file, "utf8")).toContain(words);
});
