import type { Result } from "lighthouse";
import { readFigures } from "./lighthouse-figures";

type Report = Parameters<typeof readFigures>[0];

const audit = (id: string, given: Partial<Result["audits"][string]>) => ({
  [id]: {
    id,
    title: `Title of ${id}`,
    score: 1,
    ...given,
  },
});

const category = (id: string, score: number | null, refs: Record<string, number> = {}) => ({
  [id]: {
    id,
    title: id,
    score,
    auditRefs: Object.entries(refs).map(([name, weight]) => ({ id: name, weight })),
  },
});

const report = (more: Partial<Report> = {}): Report => ({
  environment: { benchmarkIndex: 1_796 },
  audits: {
    ...audit("first-contentful-paint", { numericValue: 900 }),
    ...audit("largest-contentful-paint", { numericValue: 2_300, score: 0.93 }),
    ...audit("total-blocking-time", { numericValue: 40 }),
    ...audit("cumulative-layout-shift", { numericValue: 0.01 }),
    ...audit("color-contrast", { score: 0, displayValue: "2 elements" }),
    ...audit("image-alt", {}),
    ...audit("video-caption", { score: null }),
  },
  categories: {
    ...category("performance", 0.974, { "largest-contentful-paint": 25 }),
    ...category("accessibility", 0.96, {
      "color-contrast": 0,
      "image-alt": 10,
      "video-caption": 5,
    }),
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
    });
  });

  it("lists what is not perfect, and whether it takes points", () => {
    const { weaknesses } = readFigures(report());
    expect(weaknesses.map(({ id, counts }) => [id, counts])).toEqual([
      ["largest-contentful-paint", true],
      ["color-contrast", false],
    ]);
    expect(weaknesses[1]).toMatchObject({
      category: "accessibility",
      title: "Title of color-contrast",
      score: 0,
      value: "2 elements",
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
