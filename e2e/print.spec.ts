import { expect, type Page, test } from "@playwright/test";
import { characterPath } from "../lib/content/model/pages/paths";
import { content } from "./content";

const MARGIN = "10mm";

async function sheetsOf(page: Page): Promise<number> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = await page.pdf({ format: "A4", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const clubsOf = (circle: readonly string[]) =>
  content.clubs.filter(({ key }) => circle.includes(key)).map(({ desc }) => desc);

const LONGEST = content.characters
  .map(({ cname, text, recruitText, circle }) => ({
    path: characterPath(cname),
    length: [text, recruitText, ...clubsOf(circle)].join("").length,
  }))
  .toSorted((one, other) => other.length - one.length)
  .slice(0, 3)
  .map(({ path }) => path);

test("the longest profiles take two sheets of paper", async ({ page }) => {
  for (const path of LONGEST) {
    await page.goto(path);
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(2);
  }
});
