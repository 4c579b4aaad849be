import type { Result } from "lighthouse";
import { CHROMIUM_FLAGS, fullChromium } from "../../e2e/chromium";
import { medianOf } from "../median";
import type { PageType } from "./page-types";

/** Lighthouse's categories, in the order of “100/100/100/100”. */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse's resource types that have bars. */
const BYTE_GROUPS = ["script", "font", "total"] as const;

export interface LighthouseRun {
  /** Whole points, 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** First and largest contentful paint and total blocking time, in ms; cumulative layout shift, without unit. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Lighthouse’s benchmark index of the machine; more is faster. */
  speed: number;
  /** Bytes as sent: compressed, with headers. */
  bytes: Record<(typeof BYTE_GROUPS)[number], number>;
  requests: number;
  browser: string;
}

/**
 * Runs Lighthouse with its defaults (mobile, simulated slow 4G, CPU slowed four times), each time in a new browser
 * profile. Returns the median run of the page, and of the same page at `bare`, the site without scripts. Alternates
 * between them, so that other load affects both.
 */
export async function measureWithLighthouse(
  { origin, bare }: { origin: string; bare: string },
  page: PageType,
  runs: number,
): Promise<{ lighthouse: LighthouseRun; lcpWithoutScripts: number }> {
  const normalRuns = [];
  const runsWithoutScripts = [];
  for (let at = 0; at < runs; at += 1) {
    normalRuns.push(await runOnce(origin + page.path, page.skippedAudits));
    runsWithoutScripts.push(await runOnce(bare + page.path, page.skippedAudits));
  }
  return {
    lighthouse: medianOf(normalRuns, bestFirst),
    lcpWithoutScripts: medianOf(runsWithoutScripts, bestFirst).lcp,
  };
}

/** By performance score, then by largest contentful paint. */
const bestFirst = (one: LighthouseRun, other: LighthouseRun): number =>
  other.scores.performance - one.scores.performance || one.lcp - other.lcp;

async function runOnce(url: string, skipAudits: string[] = []) {
  // Imported as ES modules: tsx would rewrite functions, which then fail in the page.
  const { default: lighthouse } = await import("lighthouse");
  const { launch } = await import("chrome-launcher");
  const chrome = await launch({
    chromePath: fullChromium(),
    chromeFlags: CHROMIUM_FLAGS,
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: "error",
      onlyCategories: [...CATEGORIES],
      skipAudits,
      ignoreStatusCode: true,
    });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return readFigures(lhr);
  } finally {
    chrome.kill();
  }
}

/** Reads the figures of a Lighthouse report. @throws if a category has no score or a metric no value: the run failed */
function readFigures({
  audits,
  categories,
  environment,
}: Pick<Result, "audits" | "categories" | "environment">): LighthouseRun {
  const metric = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${id}.`);
    return value;
  };
  const scores = CATEGORIES.map((category) => {
    const score = categories[category]?.score ?? null;
    if (score === null) throw new Error(`Lighthouse gave no score for ${category}.`);
    return [category, Math.round(score * 100)];
  });
  const sent = audits["resource-summary"]?.details?.items ?? [];
  const sum = (name: string, type: string) =>
    Number(sent.find(({ resourceType }) => resourceType === type)?.[name] ?? 0);
  const bytes = BYTE_GROUPS.map((type) => [type, sum("transferSize", type)]);
  return {
    scores: Object.fromEntries(scores) as LighthouseRun["scores"],
    fcp: metric("first-contentful-paint"),
    lcp: metric("largest-contentful-paint"),
    tbt: metric("total-blocking-time"),
    cls: metric("cumulative-layout-shift"),
    speed: environment.benchmarkIndex,
    bytes: Object.fromEntries(bytes) as LighthouseRun["bytes"],
    requests: sum("requestCount", "total"),
    browser: /Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? "Chrome",
  };
}
