import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { everyCharacter } from "./content";
import { characterPath } from "../lib/content/pages/paths";
import { PAGES } from "./pages";

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = "10mm";
  const pdf = await page.pdf({
    format: "A4",
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
