import { expect, type Page } from "@playwright/test";
import { recordShifts } from "./layout-shifts";
import { PAGES } from "./pages";
import { test } from "./shared-page";

/** One page of each layout with late style sheets. */
const NAMES = [
  "home",
  "units",
  "unit",
  "character",
  "campaign",
  "stamp-rally",
  "trip",
  "four-piece",
  "four-piece-idol",
  "explore",
  "media",
  "information",
  "download",
  "privacy",
  "flower-stand",
  "exhibition",
  "guess",
  "penlight",
  "film",
] as const satisfies (keyof typeof PAGES)[];

const moved = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: { value: number }[] }).shifts.reduce(
      (sum, { value }) => sum + value,
      0,
    ),
  );

test.afterEach(({ shared }) => shared.unrouteAll({ behavior: "ignoreErrors" }));

for (const name of NAMES) {
  for (const where of ["on a phone @phone", "in a wide window"]) {
    test(`${name}: the first view is complete before the late styles ${where}`, async ({
      shared: page,
    }) => {
      await recordShifts(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/late\/.*\.css$/, async (route) => {
        await held;
        await route.continue();
      });
      // Without scripts, whose effects are not under test.
      await page.route(/\.js$/, () => {});
      await page.goto(PAGES[name], { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Loading fonts move letters; fallback fonts depend on the device.
      await page.evaluate(() =>
        Promise.allSettled([...document.fonts].map((font) => font.load())).then(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
        ),
      );
      const before = await moved(page);
      release();
      await page.waitForLoadState();
      await expect(page.locator("footer, #content").last()).toBeAttached();
      expect((await moved(page)) - before).toBe(0);
    });
  }
}

/** Pages that contain the colours of their first view. */
const PAINTED = ["unit", "character", "campaign", "trip", "four-piece-idol"] as const;

for (const name of PAINTED) {
  test(`${name}: is painted before the sheet of all colours has loaded @phone`, async ({
    shared: page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("/colors.css", async (route) => {
      await held;
      await route.continue();
    });
    const color = () =>
      page
        .locator("main :is([data-unit], [data-trip], [data-campaign], [data-venue])")
        .first()
        .evaluate((element) => getComputedStyle(element).getPropertyValue("--color1"));
    await page.goto(PAGES[name], { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const before = await color();
    release();
    await page.waitForLoadState();
    expect(before).toMatch(/^#/);
    expect(await color()).toBe(before);
  });
}
