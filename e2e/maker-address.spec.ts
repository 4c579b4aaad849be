import { expect, test } from "@playwright/test";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { MAKER, openMaker, storedDrafts } from "./maker";

/** Hostile fragments of the editor's address. */
const HOSTILE = {
  script: "#<script>alert(1)</script>",
  "a long one": `#${"A".repeat(9000)}`,
};

test("hostile addresses do nothing, and the skip link requests nothing", async ({ page }) => {
  const errors = errorsOf(page);
  page.on("dialog", () => errors.push("a dialog was opened"));
  for (const [name, hash] of Object.entries(HOSTILE)) {
    await test.step(name, async () => {
      // A change of the fragment alone does not load the page.
      await page.goto("about:blank");
      await openMaker(page, MAKER + hash);
      await expect(page.getByText(/Nothing was changed/)).toBeVisible();
      await eventually(() => new URL(page.url()).hash).toBe("");
      expect(await storedDrafts(page)).toEqual([]);
      await expect(page.locator("[data-layer]")).toHaveCount(5);
    });
  }
  await page.goto("about:blank");
  await openMaker(page, `${MAKER}#%00%FF%E0`);
  await expect(page.locator("[data-layer]")).toHaveCount(5);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await eventually(() => new URL(page.url()).hash).toBe("#content");
  await page.getByRole("tab", { name: "Flowers" }).click();
  await expect(page.getByText(/Nothing was changed/)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows a stand and explains its purpose", async ({ page }) => {
    await page.goto(MAKER);
    await expect(page.getByRole("img", { name: "A flower stand" })).toBeVisible();
    await expect(page.getByText("needs JavaScript")).toBeVisible();
  });
});
