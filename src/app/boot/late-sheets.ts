import { belowBase } from "#src/data/browser/base-path";
import type { ReactElement, ReactNode } from "react";
import { COLORS_ADDRESS, LATE_SHEETS } from "#lib/site/addresses";
import { LATE_SHEETS_PLACE } from "#src/ui/lazy/late-sheets";

type Sheet = ReactElement<{ "data-href"?: string }>;

function isLate(node: ReactNode): node is Sheet {
  if (typeof node !== "object" || node === null || !("props" in node)) return false;
  const address = belowBase((node as Sheet).props["data-href"] ?? "");
  return address === COLORS_ADDRESS || address.startsWith(LATE_SHEETS);
}

/**
 * Moves the late style sheets and the sheet of all colours from the head to their first place in the page. A browser
 * shows the content before them at once.
 * @throws Error if the page has no place for them
 */
export function moveLateSheetsToBody(
  head: readonly ReactNode[],
  body: string,
): { head: ReactNode[]; body: string } {
  const links = head
    .filter(isLate)
    .map(({ props }) => `<link rel="stylesheet" href="${props["data-href"]}"/>`);
  if (links.length === 0) return { head: [...head], body };
  if (!body.includes(LATE_SHEETS_PLACE)) throw new Error("A page has no place for late sheets.");
  const place = LATE_SHEETS_PLACE.replace("></", `>${links.join("")}</`);
  return {
    head: head.filter((node) => !isLate(node)),
    body: body.replace(LATE_SHEETS_PLACE, place),
  };
}

/** Moves the late sheets to the head, so that they outlive the page. */
export function keepLateSheets(page: Document): void {
  for (const link of page.querySelectorAll("#___gatsby link[rel=stylesheet]")) {
    page.head.append(link.cloneNode());
  }
}
