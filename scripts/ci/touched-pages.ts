import { readFileSync } from "node:fs";
import { pathOfFile } from "../../lib/site/site-files/site-paths";
import type { BuildReport } from "../../lib/site/report/build-report";
import { reportFile } from "../../lib/site/report/folder";

/** Greatest number of pages listed; more are counted. */
const MAX_LISTED = 20;

const SHORT = 10;

/**
 * Prints, for a comment on a change, the pages that differ from the build before, according to the last build's report.
 */
function main(root: string): void {
  const { before, ...report } = JSON.parse(
    readFileSync(reportFile(root, "report.json"), "utf8"),
  ) as BuildReport;
  if (before === undefined) {
    return console.log("There is no earlier build to compare the pages with.");
  }
  const pages = (files: readonly string[], what: string) =>
    files
      .filter((file) => file.endsWith(".html"))
      .map((file) => `- \`${inCode(pathOfFile(file))}\` ${what}`);
  const lines = [
    ...pages(report.changed, "changes"),
    ...pages(report.added, "is new"),
    ...pages(report.removed, "goes away"),
  ];
  const more = lines.length > MAX_LISTED ? [`- and ${lines.length - MAX_LISTED} more`] : [];
  const count = lines.length === 1 ? "1 page" : `${lines.length || "no"} pages`;
  const since = before === "" ? "the build before" : `the build of ${before.slice(0, SHORT)}`;
  const others = [report.changed, report.added, report.removed].flat().length - lines.length;
  console.log([`Compared with ${since}: ${count}, and other files: ${others}.`, ""].join("\n"));
  console.log([...lines.slice(0, MAX_LISTED), ...more].join("\n"));
}

/** Names come from the proposed change and must not end the code span around them. */
const inCode = (text: string): string => text.replaceAll(/[`\r\n]/g, " ");

main(process.cwd());
