import { readFileSync } from "node:fs";
import { filesBelow } from "#lib/site/site-files/site-paths";

it("every query calls the id of a record `id`, so a record has one shape in a page and in an answer", () => {
  const files = filesBelow("src").filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file));
  const unnamed = files.filter((file) =>
    /(?<!\bid: )\bjsonId\b(?!:)/.test(readFileSync(`src/${file}`, "utf8")),
  );
  expect(unnamed).toEqual([]);
});
