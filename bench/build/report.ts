import type { BuildFigures } from "./figures";
import { comparisonTable, renderedTable, seconds, stagesTable, timesTable } from "./tables";

/** The file of the chart, beside the document. */
export const CHART = "build-times.svg";

/** The generated part of docs/performance.md. */
export function generatedSection({ machine, sizes, withPictures }: BuildFigures): string {
  return [
    `Measured with ${machine}; the figures at 1 × are the median run’s.`,
    `![Seconds of a build by the number of records, for each kind of change](${CHART})`,
    timesTable(sizes),
    ...(withPictures === undefined
      ? []
      : [`A cold build that encodes all its pictures takes ${seconds(withPictures)} at 1 ×.`]),
    renderedTable(sizes),
    comparisonTable(sizes),
    stagesTable(sizes),
  ].join("\n\n");
}
