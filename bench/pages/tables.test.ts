import { EARLY_SCRIPT_BAR, LCP_BAR, misses, SCRIPT_BAR } from "./bars";
import type { Measurement } from "./measurement";
import { bytesTable, timesTable } from "./tables";

const measurement = (more: Partial<Measurement> = {}): Measurement => ({
  page: { name: "profile", path: "/rei", kind: "content" },
  lighthouse: {
    scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
    fcp: 812,
    lcp: 1_104,
    tbt: 12.4,
    cls: 0,
    speed: 1_795.5,
    weaknesses: [],
  },
  bytes: {
    document: 16_120,
    script: 98_000,
    image: 60_000,
    font: 31_900,
    style: 0,
    other: 7_000,
    total: 213_020,
    requests: 24,
  },
  scripts: { inline: 900, early: 900, all: 98_000 },
  ...more,
});

const cells = (table: string, row: number) =>
  (table.split("\n")[row] ?? "")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim())
    .join(" ");

describe("the tables", () => {
  it("write scores, times and sizes in their units", () => {
    expect(cells(timesTable([measurement()]), 2)).toBe(
      "profile 100/100/100/100 0.81 s 1.10 s 12 ms 0 1,796",
    );
    expect(cells(bytesTable([measurement()]), 2)).toBe(
      "profile 213.0 16.1 98.0 60.0 31.9 0.0 7.0 24 0.9 0.9 98.0",
    );
  });

  it("make bold what misses its bar, and scores below 100", () => {
    const { lighthouse, bytes } = measurement();
    const poor = measurement({
      lighthouse: {
        ...lighthouse,
        lcp: 2_280,
        cls: 0.0123,
        scores: { ...lighthouse.scores, performance: 97 },
      },
      bytes: { ...bytes, font: 70_000 },
    });
    expect(cells(timesTable([poor]), 2)).toBe(
      "profile **97/100/100/100** 0.81 s **2.28 s** 12 ms **0.012** 1,796",
    );
    expect(cells(bytesTable([poor]), 2)).toContain(" **70.0** ");
  });
});

describe("misses", () => {
  const figures = (given: Measurement) => misses(given).map(({ figure }) => figure);

  it("allows the bar itself and nothing above it", () => {
    const { lighthouse, scripts } = measurement();
    const onTheBar = { ...lighthouse, lcp: LCP_BAR };
    expect(figures(measurement({ lighthouse: onTheBar }))).toEqual([]);
    expect(figures(measurement({ lighthouse: { ...onTheBar, lcp: LCP_BAR + 1 } }))).toEqual([
      "lcp",
    ]);
    const early = EARLY_SCRIPT_BAR + 1;
    expect(figures(measurement({ scripts: { ...scripts, early } }))).toEqual(["earlyScript"]);
  });

  it("holds each kind of page to its own bars", () => {
    const scripts = { inline: 0, early: 0, all: SCRIPT_BAR.home };
    const heavy = { ...measurement().bytes, total: 400_000 };
    const page = (kind: Measurement["page"]["kind"]) => ({ ...measurement().page, kind });
    const of = (kind: Measurement["page"]["kind"]) =>
      figures(measurement({ page: page(kind), scripts, bytes: heavy }));
    expect(of("home")).toEqual([]);
    expect(of("content")).toEqual(["allScript"]);
    expect(of("catalogue")).toEqual(["total", "allScript"]);
  });
});
