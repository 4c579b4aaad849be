import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import type { Result } from "lighthouse";
import { CHROMIUM_FLAGS, wholeChromium } from "../../e2e/chromium";
import { middleOf } from "../median";
import { type Bytes, groupBytes, type ListedRequest } from "./bytes";
import { CATEGORIES, type LighthouseFigures, readFigures } from "./lighthouse-figures";
import type { PageType } from "./page-types";

/** What one Lighthouse run gave. */
export interface LighthouseRun {
  figures: LighthouseFigures;
  bytes: Bytes;
  /** Chromium's name and version. */
  browser: string;
}

/**
 * Runs Lighthouse as it comes (mobile, simulated slow 4G, processor slowed four times), each time in
 * a fresh browser profile, and gives the median run of the page and that of the same page at `bare`, the site
 * without scripts. They are measured by turns, so that the machine's other work strikes both.
 *
 * @param reports a folder that receives the median run's full report, as HTML and JSON
 * @throws if a run fails
 */
export async function measureWithLighthouse(
  { origin, bare }: { origin: string; bare: string },
  page: PageType,
  { runs, reports }: { runs: number; reports: string | undefined },
): Promise<LighthouseRun & { limit: number }> {
  const done = [];
  const limits = [];
  for (let at = 0; at < runs; at += 1) {
    done.push(await runOnce(origin + page.path, page.leaveOut));
    limits.push(await runOnce(bare + page.path, page.leaveOut));
  }
  const middle = middleOf(done, bestFirst);
  if (reports) {
    await mkdir(reports, { recursive: true });
    const [html = "", json = ""] = middle.files;
    await writeFile(join(reports, `${page.name}.html`), html);
    await writeFile(join(reports, `${page.name}.json`), json);
  }
  return { ...middle, limit: middleOf(limits, bestFirst).figures.lcp };
}

/** By performance score, then by largest contentful paint. */
const bestFirst = (
  { figures: one }: Pick<LighthouseRun, "figures">,
  { figures: other }: Pick<LighthouseRun, "figures">,
): number => other.scores.performance - one.scores.performance || one.lcp - other.lcp;

async function runOnce(url: string, skipAudits: string[] = []) {
  // Imported as the ES module it is: tsx would rewrite its functions, which then fail in the page.
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: wholeChromium(),
    chromeFlags: CHROMIUM_FLAGS,
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      output: ["html", "json"],
      onlyCategories: [...CATEGORIES],
      skipAudits,
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    const { lhr, report } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return {
      figures: readFigures(lhr),
      bytes: groupBytes(listedRequests(lhr)),
      browser: /Chrome\/[\d.]+/.exec(lhr.environment.hostUserAgent)?.[0] ?? "Chrome",
      files: Array.isArray(report) ? report : [report],
    };
  } finally {
    chrome.kill();
  }
}

function listedRequests({ audits }: Result): ListedRequest[] {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table" || !details.items)
    throw new Error("Lighthouse listed no requests.");
  return details.items.map(({ url, resourceType, transferSize }) => ({
    url: String(url),
    resourceType: String(resourceType),
    transferSize: Number(transferSize),
  }));
}
