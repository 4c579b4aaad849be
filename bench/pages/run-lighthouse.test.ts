import type { Result } from "lighthouse";
import { readFigures } from "./run-lighthouse";

type Report = Parameters<typeof readFigures>[0];

const audit = (id: string, given: Partial<Result["audits"][string]>) => ({
  [id]: {
    ...given,
  },
});

const category = (id: string, score: number | null) => ({ [id]: { score } });

const report = (more: Partial<Report> = {}): Report => ({
  environment: { benchmarkIndex: 1_796, hostUserAgent: "Mozilla/5.0 Chrome/156.0.0.0" },
  audits: {
    ...audit("first-contentful-paint", { numericValue: 900 }),
    ...audit("largest-contentful-paint", { numericValue: 2_300 }),
    ...audit("total-blocking-time", { numericValue: 40 }),
    ...audit("cumulative-layout-shift", { numericValue: 0.01 }),
    ...audit("resource-summary", {
      details: {
        type: "table",
        items: [
          { resourceType: "total", transferSize: 1_100, requestCount: 3 },
          { resourceType: "stylesheet", transferSize: 300, requestCount: 1 },
          { resourceType: "other", transferSize: 800, requestCount: 2 },
        ],
      },
    }),
  },
  categories: {
    ...category("performance", 0.974),
    ...category("accessibility", 0.96),
    ...category("best-practices", 1),
    ...category("seo", 0.995),
  },
  ...more,
});

describe("readFigures", () => {
  it("gives whole points and the metrics", () => {
    expect(readFigures(report())).toMatchObject({
      scores: { performance: 97, accessibility: 96, "best-practices": 100, seo: 100 },
      fcp: 900,
      lcp: 2_300,
      tbt: 40,
      cls: 0.01,
      speed: 1_796,
      requests: 3,
      browser: "Chrome/156.0.0.0",
    });
    expect(readFigures(report()).bytes).toEqual({
      total: 1_100,
      document: 0,
      script: 0,
      image: 0,
      font: 0,
      stylesheet: 300,
      other: 800,
    });
  });

  it("fails for a run without a score or a metric", () => {
    const { categories, audits } = report();
    expect(() =>
      readFigures(report({ categories: { ...categories, ...category("seo", null) } })),
    ).toThrow("no score for seo");
    expect(() =>
      readFigures(report({ audits: { ...audits, ...audit("total-blocking-time", {}) } })),
    ).toThrow("no total-blocking-time");
  });
});
