import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { PAGE_KINDS } from "../../content/model/pages/page-kinds";
import type { PlannedPage } from "../../content/model/pages/planned-page";
import { colorsByPaint, colorSheet, paintSelector } from "./color-rules";

/**
 * Returns the colour rules of a page's first view for inlining, so that it can be painted before the sheet of all
 * colours arrives. Undefined for a page whose first view shows many records: it waits for that sheet.
 */
export function pageColors(catalogue: Catalogue): (page: PlannedPage) => string | undefined {
  const rules = colorsByPaint(catalogue);
  return ({ kind, context }) => {
    const own = PAGE_KINDS[kind].colorAttributes?.flatMap(([paint, key]) =>
      [context[key]]
        .flat()
        .flatMap((value) => rules.get(paintSelector(paint, String(value))) ?? []),
    );
    return own && (own.length === 0 ? "" : colorSheet(own));
  };
}
