import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";

afterAll(removeFolders);

const PAGES = 50;
const LETTERS = 1_000_000;

/** Far less than all pages together. */
const MEGABYTES = 60;

const PROGRAM = `
  const { SiteFiles } = require("./lib/site/site-files/site-files");
  const { pages } = new SiteFiles(process.argv[1], "");
  console.log(pages.length, pages[0].head.title);`;

test("the list does not keep the pages that it has read", () => {
  const site = temporaryFolder();
  for (let page = 0; page < PAGES; page++) {
    mkdirSync(join(site, `${page}`));
    const head = `<head><title>A title of page ${page}</title></head>`;
    writeFileSync(join(site, `${page}/index.html`), `<html>${head}${"七".repeat(LETTERS)}</html>`);
  }
  const limits = ["--import", "tsx", `--max-old-space-size=${MEGABYTES}`];
  const printed = execFileSync(process.execPath, [...limits, "-e", PROGRAM, site], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  expect(printed.trim()).toBe(`${PAGES} A title of page 0`);
});
