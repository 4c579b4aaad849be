import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasQuickPictures } from "../../lib/site/report/picture-counts";
import { startSite } from "../../test/hosts/site-process";
import { warnIfBusy, writeGenerated } from "../report";
import { failures, type Measurement } from "./bars";
import { measureWithLighthouse } from "./run-lighthouse";
import { auditsToSkip, choosePages, htmlFile } from "./page-types";
import { generatedSection, pagesTable } from "./tables";
import { startWithoutScripts } from "./without-scripts";

const ROOT = resolve(__dirname, "../..");
const PUBLIC = join(ROOT, "public");

/**
 * `npm run bench:pages -- [page types] [--runs 3] [--write]`: measures the last build; exit code 1
 * if a bar is missed. `--write` updates the table in docs/performance.md.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "3" },
      write: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs wants a whole number above 0.");
  if (values.write && positionals.length > 0) throw new Error("--write wants all page types.");

  const chosen = choosePages(positionals);
  const pages = chosen.filter(({ path }) => htmlFile(PUBLIC, path));
  const skipped = chosen.filter((page) => !pages.includes(page)).map(({ name }) => name);
  for (const name of skipped) console.log(`skipped ${name}: the build has no such page`);
  if (pages.length === 0) throw new Error("Nothing to measure: run `npm run build` first.");

  if (hasQuickPictures(ROOT)) {
    throw new Error("The pictures of this build are quickly encoded: run `npm run build` first.");
  }
  warnIfBusy();
  const measurements: Measurement[] = [];
  const server = await startSite({});
  const bare = await startWithoutScripts(server.address);
  try {
    for (const page of pages) {
      const html = readFileSync(htmlFile(PUBLIC, page.path) ?? "", "utf8");
      const judged = { ...page, skippedAudits: auditsToSkip(page, html) };
      const origins = { origin: server.address, bare: bare.address };
      measurements.push({ page, ...(await measureWithLighthouse(origins, judged, runs)) });
      console.log(`measured ${page.name}`);
    }
  } finally {
    await bare.stop();
    await server.stop();
  }

  console.log(`\n${pagesTable(measurements)}\n`);
  const missed = measurements.flatMap(failures);
  for (const line of missed) console.log(line);
  if (values.write) {
    writeGenerated("bench:pages", generatedSection(measurements, skipped, runs));
  }
  if (missed.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
