import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";

const START = "/explore/units/characters/aoi_hinata";
const NEXT_DATA = "**/page-data/explore/units/characters/aoi_yuta/page-data.json";

/** No prefetch, so that the next page is asked for only when its link is followed. */
const withDataSaver = () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
};

test("a bar shows while a page takes long, and goes when it is there", async ({ page }) => {
  await page.addInitScript(withDataSaver);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(NEXT_DATA, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(START);
  await interactive(page);
  await page.getByRole("link", { name: /^Next/ }).click();
  const bar = page.getByRole("progressbar", { name: "Loading the page" });
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Yuta Aoi" })).toBeVisible();
  await expect(bar).toBeHidden();
});

test("the bar is marked as failed where the page cannot be had", async ({ page }) => {
  await page.addInitScript(withDataSaver);
  await page.goto(START);
  await interactive(page);
  await page.route(NEXT_DATA, (route) => route.fulfill({ status: 503, body: "busy" }));
  // Gatsby then asks for the whole page; "no content" leaves the present one, so that one can look.
  await page.route("**/explore/units/characters/aoi_yuta", (route) =>
    route.fulfill({ status: 204 }),
  );
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("progressbar")).toHaveAttribute("data-phase", "failed");
});

test.describe("prefetch of linked pages", () => {
  const prefetched = async (page: Page) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/page-data\/.*page-data\.json$/.test(request.url())) asked.push(request.url());
    });
    await page.goto(START);
    await interactive(page);
    await page.getByRole("link", { name: /^Next/ }).hover();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    return asked.filter((url) => !url.includes("aoi_hinata"));
  };

  test("happens on a good connection", async ({ page }) => {
    expect(await prefetched(page)).not.toEqual([]);
  });

  for (const connection of [
    { saveData: true },
    { effectiveType: "2g" },
    { effectiveType: "slow-2g" },
  ]) {
    test(`is skipped with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      expect(await prefetched(page)).toEqual([]);
    });
  }
});
