import { expect, test } from "@playwright/test";
import { PAGES } from "./pages";

test.use({ javaScriptEnabled: false });

const PLAYFUL = [
  "penlight",
  "stamp-rally",
  "campaign",
  "campaign with a gallery",
  "growth",
  "april-stage",
  "units",
] as const;

test("without scripts no button is shown that would do nothing", async ({ page }) => {
  for (const name of PLAYFUL) {
    await page.goto(PAGES[name]);
    const buttons = page.locator("button:not([popovertarget])").filter({ visible: true });
    expect(await buttons.allTextContents(), name).toEqual([]);
  }
});

test("pages that need scripts explain it", async ({ page }) => {
  for (const name of [
    "penlight",
    "stamp-rally",
    "sorter",
    "guess",
    "fireworks",
    "maker",
  ] as const) {
    await page.goto(PAGES[name]);
    await expect(page.getByText(/needs? JavaScript/).filter({ visible: true }), name).toHaveCount(
      1,
    );
  }
});
