import type { Catalogue } from "../../content/catalogue/read-catalogue";
import { recordWith } from "../../content/catalogue/records-with";
import type { PlannedPage } from "../../content/pages/planned-page";
import { colorsByPaint, colorSheet, type Paint, paintOf } from "./color-rules";

type Paints = readonly (readonly [Paint, PlannedPage["context"][string] | undefined])[];

/**
 * What paints the first view of a page, the rule that overrules another one later. None for a page whose first view
 * shows many records: it waits for the colours of all.
 */
function paintsOf(
  { template, context }: PlannedPage,
  { trips, clubs }: Catalogue,
): Paints | undefined {
  if (template.startsWith("campaign")) return [["campaign", context.slug]];
  switch (template) {
    case "home":
    case "legal":
      return [];
    case "unit":
    case "storyboard":
      return [["unit", context.unitId]];
    case "character":
      return [
        ["unit", context.unitId],
        ["character", context.id],
      ];
    case "trip":
      return [
        ["unit", recordWith(trips, "id", String(context.tripId))?.unitId],
        ["trip", context.tripId],
      ];
    case "agency":
      return [["agency", context.officeId]];
    case "club":
      return recordWith(clubs, "key", String(context.key))?.list.map((id) => ["character", id]);
    case "four-piece-idol":
      return [["venue", context.venue]];
    default:
      return undefined;
  }
}

/**
 * Gives the style sheet of the colours of a page's first view, so that the page can bring it itself and be seen
 * before the sheet of all colours is there.
 */
export function pageColors(catalogue: Catalogue): (page: PlannedPage) => string | undefined {
  const rules = colorsByPaint(catalogue);
  return (page) => {
    const paints = paintsOf(page, catalogue);
    if (!paints) return undefined;
    const own = paints.flatMap(([paint, value]) => rules.get(paintOf(paint, String(value))) ?? []);
    return own.length === 0 ? "" : colorSheet(own);
  };
}
