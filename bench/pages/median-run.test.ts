import { medianRun } from "./median-run";

const run = (performance: number, lcp: number) => ({
  figures: {
    scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
    lcp,
  },
});

describe("medianRun", () => {
  it("is the middle by performance score, whatever the order", () => {
    const [low, middle, high] = [run(90, 2_000), run(95, 1_500), run(99, 1_100)];
    expect(medianRun([high, low, middle])).toBe(middle);
    expect(medianRun([middle, high, low])).toBe(middle);
  });

  it("is the middle by largest contentful paint where scores are equal", () => {
    const [late, middle, early] = [run(100, 1_190), run(100, 1_150), run(100, 1_020)];
    expect(medianRun([early, late, middle])).toBe(middle);
  });

  it("is the worse of the two in the middle of an even number", () => {
    const [worse, better] = [run(97, 1_300), run(98, 1_200)];
    expect(medianRun([better, worse])).toBe(worse);
    expect(medianRun([run(99, 900), better, worse, run(80, 3_000)])).toBe(worse);
  });

  it("refuses to choose among none", () => {
    expect(() => medianRun([])).toThrow("No runs");
  });
});
