import { commitDay, machine, markdownTable } from "../report";
import { FIGURE_NAMES, type Measurement, formattedFigures } from "./bars";

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

export function generatedSection(
  measurements: readonly Measurement[],
  skipped: readonly string[],
  runs: number,
): string {
  const browser = measurements[0]?.lighthouse.browser.replace("/", " ") ?? "";
  return [
    `The site of ${commitDay()}, median of ${runs}, ${browser}, ${machine()}. Sizes in KB (1,000 bytes).`,
    pagesTable(measurements),
    ...(skipped.length > 0 ? [`Not in this build: ${skipped.join(", ")}.`] : []),
  ].join("\n\n");
}

export const pagesTable = (measurements: readonly Measurement[]): string =>
  markdownTable([
    ["page", "FCP", "LCP", "without scripts", ...FIGURE_NAMES, "requests", "scores", "machine"],
    ...measurements.map((measurement) => {
      const { page, lighthouse, lcpWithoutScripts } = measurement;
      return [
        page.name,
        seconds(lighthouse.fcp),
        seconds(lighthouse.lcp),
        seconds(lcpWithoutScripts),
        ...formattedFigures(measurement),
        String(lighthouse.requests),
        Object.values(lighthouse.scores).join("/"),
        Math.round(lighthouse.speed).toLocaleString("en"),
      ];
    }),
  ]);
