import type { Result } from "lighthouse";

/** Lighthouse's four categories, in the order of their scores in “100/100/100/100”. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Category = (typeof CATEGORIES)[number];

/** An audit that is not perfect. */
export interface Weakness {
  category: Category;
  id: string;
  title: string;
  /** 0 to 1. */
  score: number;
  /** Whether it takes points from the category's score, or only advises. */
  counts: boolean;
  /** What Lighthouse says of it in short, such as a saving; may be empty. */
  value: string;
}

/** What is kept of one Lighthouse run. */
export interface LighthouseFigures {
  /** Whole points, 0 to 100. */
  scores: Record<Category, number>;
  /** First contentful paint, ms. */
  fcp: number;
  /** Largest contentful paint, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  /** Cumulative layout shift, no unit. */
  cls: number;
  /** How fast the machine was at that moment, by Lighthouse’s own measure; more is faster. */
  speed: number;
  weaknesses: Weakness[];
}

type Report = Pick<Result, "audits" | "categories"> & {
  environment: Pick<Result["environment"], "benchmarkIndex">;
};

/**
 * Reads the figures out of a Lighthouse report.
 *
 * @throws if a category has no score or a metric no value, that is, if the run failed
 */
export function readFigures(report: Report): LighthouseFigures {
  const metric = (id: string) => {
    const value = report.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse gave no ${id}.`);
    return value;
  };
  const score = (category: Category) => {
    const value = report.categories[category]?.score ?? null;
    if (value === null) throw new Error(`Lighthouse gave no score for ${category}.`);
    return Math.round(value * 100);
  };
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    fcp: metric("first-contentful-paint"),
    lcp: metric("largest-contentful-paint"),
    tbt: metric("total-blocking-time"),
    cls: metric("cumulative-layout-shift"),
    speed: report.environment.benchmarkIndex,
    weaknesses: CATEGORIES.flatMap((category) => weaknessesOf(report, category)),
  };
}

function weaknessesOf(report: Report, category: Category): Weakness[] {
  return (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || audit.score === null || audit.score >= 1) return [];
    const { title, score, displayValue = "" } = audit;
    return [{ category, id, title, score, counts: weight > 0, value: displayValue }];
  });
}
