import { atBase } from "#src/data/browser/base-path";
import type { ReactElement } from "react";
import { COLORS_ADDRESS } from "#lib/site/addresses";

/**
 * Head elements with the colours of a page. A page with known first-view colours contains them, and the sheet of all
 * colours comes late (late-sheets.ts); other pages, and those of `develop`, wait for that sheet.
 * @param colors a style sheet; empty if the first view has no colours of records
 */
export function colorComponents(colors: string | undefined): ReactElement[] {
  if (colors === undefined || process.env.NODE_ENV === "development") {
    return [<link key={COLORS_ADDRESS} rel="stylesheet" href={atBase(COLORS_ADDRESS)} />];
  }
  const lateSheet = <link key={COLORS_ADDRESS} data-href={atBase(COLORS_ADDRESS)} />;
  if (colors === "") return [lateSheet];
  return [
    <script
      key="page-colors"
      id="page-colors"
      type="text/css"
      dangerouslySetInnerHTML={{ __html: colors }}
    />,
    <noscript key="colors-without-scripts">
      <link rel="stylesheet" href={atBase(COLORS_ADDRESS)} />
    </noscript>,
    lateSheet,
  ];
}
