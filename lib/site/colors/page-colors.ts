import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { PAGE_KINDS } from "../../content/model/pages/page-kinds";
import type { PlannedPage } from "../../content/model/pages/planned-page";
import { colorsByPaint, colorSheet, paintOf } from "./color-rules";

/**
 * Gives the style sheet of the colours of a page's first view, so that the page can bring it itself and be seen
 * before the sheet of all colours is there. Undefined for a page whose first view shows many records: it waits for that
 * sheet.
 */
export function pageColors(catalogue: Catalogue): (page: PlannedPage) => string | undefined {
  const rules = colorsByPaint(catalogue);
  return ({ kind, context }) => {
    const own = PAGE_KINDS[kind].paints?.flatMap(([paint, key]) =>
      [context[key]].flat().flatMap((value) => rules.get(paintOf(paint, String(value))) ?? []),
    );
    return own && (own.length === 0 ? "" : colorSheet(own));
  };
}
