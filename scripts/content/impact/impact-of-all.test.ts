import { rmSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../../../lib/command-line/command-error";
import { readdirSync } from "node:fs";
import { findImpact } from "./find-impact";
import {
  CONTENT,
  content,
  find,
  SHOWN,
  tell,
  useImpactSite,
  WATARU,
  why,
  write,
} from "./impact-site.fixtures";

useImpactSite();

it("names the answers of calls, also one that is made of other records", () => {
  const [exhibit = ""] = readdirSync(join(CONTENT, "exhibits"));
  content.edit(`exhibits/${exhibit}`, { title: "Another title" });
  expect(why()).toMatchObject({ "/api/c/exhibition/list": ["the answer of a call"] });
});

it("counts a whole folder that a page is made of", () => {
  content.replace("stand-parts/flowers/roses.svg", "<svg", "<svg ");
  expect(why()).toEqual({ "/flowerstand/maker": ["shows stand-parts/flowers/roses.svg"] });
});

it("takes all pages for touched where code changes, and none where only tests and texts do", () => {
  write("src/page.tsx", "two");
  write("src/page.test.tsx", "two");
  write("docs/content.md", "two");
  expect(find()).toMatchObject({ files: ["src/page.tsx"], everywhere: ["code: src/page.tsx"] });
});

it("does not take the list of names, which follows from the records, for code", () => {
  const names = "schema/names.schema.json";
  content.write(names, `${content.read(names)}\n`);
  expect(find()).toMatchObject({ everywhere: [], addresses: [] });
});

it("takes all pages for touched where it cannot read the content", () => {
  for (const path of ["units/fine.json", "redirects.json"]) content.write(path, "{");
  expect(find().everywhere).toEqual([expect.stringContaining("cannot read both states")]);
});

it("takes a page that the last build did not have for touched", () => {
  const { [WATARU]: _unknown, ...pages } = SHOWN.pages;
  tell({ ...SHOWN, pages });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  expect(why()[WATARU]).toEqual(["the last build did not have this page, so it may show anything"]);
});

it("asks for a build where there was none", () => {
  rmSync(join(content.root, ".report"), { recursive: true });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  expect(find).toThrow(CommandError);
  expect(find).toThrow("Run `npm run build` once");
});

it("asks for a revision that exists", () => {
  expect(() => findImpact(content.root, "mian")).toThrow(CommandError);
  expect(() => findImpact(content.root, "mian")).toThrow('no revision "mian"');
});
