import { expect, type Page, test } from "@playwright/test";
import { characterPath } from "../lib/content/model/pages/paths";
import { content } from "./content";
import { PAGES } from "./pages";

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

const CONTROLS =
  "button, input, select, form, nav, summary, a[download], header:has(~ main), footer";

for (const kind of [
  "character",
  "unit",
  "trip",
  "campaign",
  "growth",
  "privacy",
  "information",
  "everybody",
  "timeline",
  "compare",
  "agency",
  "club",
  "media",
  "storyboard",
  "film",
  "sdk",
] as const) {
  test(`on paper there are dark words and no controls: ${kind}`, async ({ page }) => {
    await page.goto(PAGES[kind]);
    await page.emulateMedia({ media: "print" });
    const controls = page.locator(`:is(${CONTROLS}):not([data-printed] *)`);
    await expect(controls.filter({ visible: true })).toHaveCount(0);
    const pale = await page.evaluate(() => {
      const ink = getComputedStyle(document.documentElement).color;
      const visible = [...document.querySelectorAll("main *:not(svg *)")].filter(
        (element) => element.checkVisibility() && element.childNodes.length > 0,
      );
      return visible.filter((element) => getComputedStyle(element).color !== ink).map(String);
    });
    expect(pale).toEqual([]);
  });
}

for (const [kind, part] of [
  ["character", "img"],
  ["compare", "li"],
  ["storyboard", "img"],
  ["film", "img"],
] as const) {
  test(`only informative pictures are printed: ${kind}`, async ({ page }) => {
    await page.goto(PAGES[kind]);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(`main [data-printed] ${part}`).first()).toBeVisible();
    const pictures = page.locator("main :is(img, canvas):not([data-printed] *)");
    await expect(pictures.filter({ visible: true })).toHaveCount(0);
  });
}
