import { expect, type Page } from "@playwright/test";
import { PAGES } from "./pages";

/** Pages that are printed, with the pictures that inform and stay on paper. */
const PRINTED: Partial<Record<keyof typeof PAGES, string>> = {
  character: "img",
  unit: "",
  trip: "",
  campaign: "",
  growth: "",
  privacy: "",
  information: "",
  everybody: "",
  timeline: "",
  compare: "li",
  agency: "",
  club: "",
  media: "",
  storyboard: "img",
  film: "img",
  sdk: "",
};

/** Pictures on paper by the address of their page. */
export const ON_PAPER: ReadonlyMap<string, string> = new Map(
  Object.entries(PRINTED).map(([kind, part]) => [PAGES[kind as keyof typeof PAGES], part]),
);

const CONTROLS =
  "button, input, select, form, nav, summary, a[download], header:has(~ main), footer";

/** Expects dark words, no controls, and informative pictures alone on paper. */
export async function expectPaper(page: Page): Promise<void> {
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
  const part = ON_PAPER.get(new URL(page.url()).pathname);
  if (part) {
    await expect(page.locator(`main [data-printed] ${part}`).first()).toBeVisible();
    const pictures = page.locator("main :is(img, canvas):not([data-printed] *)");
    await expect(pictures.filter({ visible: true })).toHaveCount(0);
  }
  await page.emulateMedia({ media: null });
}
