import type { Catalogue } from "../../content/model/catalogue/catalogue";
import { PAGE_KINDS } from "../../content/model/pages/page-kinds";
import type { PlannedPage } from "../../content/model/pages/planned-page";
import { rulesBySelector, colorSheet, colorSelector } from "./color-rules";

/**
 * Returns the colour rules of a page's first view for inlining, so that it can be painted before the sheet of all
 * colours arrives. Undefined for a page whose first view shows many records: it waits for that sheet.
 */
export function pageColors(catalogue: Catalogue): (page: PlannedPage) => string | undefined {
  const rules = rulesBySelector(catalogue);
  return ({ kind, context }) => {
    const ownRules = PAGE_KINDS[kind].colorAttributes?.flatMap(([attribute, key]) =>
      [context[key]]
        .flat()
        .flatMap((value) => rules.get(colorSelector(attribute, String(value))) ?? []),
    );
    return ownRules && (ownRules.length === 0 ? "" : colorSheet(ownRules));
  };
}
