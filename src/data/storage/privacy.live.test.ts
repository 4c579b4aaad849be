import { readFileSync } from "node:fs";
import { filesBelow } from "#lib/site/site-files/site-paths";

const ENTRY = /_(?:ENTRY|STANDS): EntryFormat<[^]*?\bkey: "(.*)",/g;

it("the privacy policy names every entry of local storage", () => {
  const policy = readFileSync("content/legal/privacy.md", "utf8");
  const files = filesBelow("src").filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const keys = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(ENTRY)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
});
