import { expect, type Page, test } from "@playwright/test";
import { eventually } from "./eventually";
import { interactive, open } from "./interactive";
import { MOVING } from "./moving";
import { PAGES } from "./pages";

test.use(MOVING);

/** Pages longer than a screen: with late elements, with tall pictures, and a reading page. */
const LONG = ["everybody", "media", "trip"] as const;

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scroll = (page: Page, to: number) =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: "instant" });
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }, to);

async function follow(page: Page, address: string): Promise<void> {
  const link = page.locator(`:is(footer, #main-menu) a[href="${address}"]`).first();
  await link.evaluate((one: HTMLElement) => one.click());
  await expectShown(page, address);
}

/** Waits until the frame belongs to the address. */
async function expectShown(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(
    page.locator(`link[rel=canonical][href$="${new URL(page.url()).pathname}"]`),
  ).toBeAttached();
}

const links = (page: Page) =>
  page
    .locator(":is(footer, #main-menu) a[href^='/']:not([target])")
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("href") ?? ""))]);

for (const [index, name] of LONG.entries()) {
  test(`a link at the end of ${name} opens its page at the top, and back returns to the end`, async ({
    page,
  }) => {
    await open(page, PAGES[name]);
    const all = (await links(page)).filter((one) => one !== PAGES[name]);
    const address = all[Math.floor((index * (all.length - 1)) / (LONG.length - 1))] ?? "";
    await scroll(page, 100_000);
    const bottom = await top(page);
    expect(bottom).toBeGreaterThan(500);
    await follow(page, address);
    const { hash } = new URL(page.url());
    if (hash) await expect(page.locator(hash)).toBeInViewport();
    else await eventually(() => top(page), address).toBe(0);
    await page.goBack();
    await expectShown(page, PAGES[name]);
    // Elements that render late may be slightly taller than estimated.
    const away = async () => Math.abs((await top(page)) - bottom);
    await eventually(away, `back from ${address}`).toBeLessThan(10);
  });
}

test("each history entry is shown at its last position, and a click opens a page at the top", async ({
  page,
}) => {
  const step = async (go: () => Promise<unknown>, address: string, where: number) => {
    await go();
    await expectShown(page, address);
    await eventually(() => top(page), address).toBe(where);
  };
  const clubs = PAGES.clubs;
  await test.step("pages that scripts lead to", async () => {
    await open(page, PAGES.everybody);
    await scroll(page, 1000);
    await follow(page, clubs);
    await eventually(() => top(page)).toBe(0);
    await scroll(page, 500);
    await step(() => page.goBack(), PAGES.everybody, 1000);
    await step(() => page.goForward(), clubs, 500);
    await step(() => page.goBack(), PAGES.everybody, 1000);
    await follow(page, clubs);
    await eventually(() => top(page)).toBe(0);
  });

  await test.step("pages that the browser loads", async () => {
    for (let time = 0; time < 2; time++) {
      await page.goto(PAGES.trip);
      await page.locator(`a[href="${PAGES.media}"]`).first().click();
      await expectShown(page, PAGES.media);
      await interactive(page);
      await eventually(() => top(page)).toBe(0);
      await scroll(page, 2000);
    }
  });
});

test("a step back right after a link ends on the page with the link, at any stage of rendering", async ({
  page,
}) => {
  await open(page, PAGES.exhibition);
  const length = await page.evaluate(() => history.length);
  const title = await page.title();
  for (const pause of [0, 10, 20, 40, 60, 80, 110, 150]) {
    await page.locator("[data-stands] a").first().waitFor();
    await page.evaluate(async (time) => {
      document.querySelector<HTMLElement>("[data-stands] a")?.click();
      await new Promise((resolve) => setTimeout(resolve, time));
      const stepped = new Promise((resolve) => {
        addEventListener("popstate", resolve, { once: true });
        // Browsers may drop a history step during a change of address.
        setTimeout(resolve, 1000);
      });
      history.back();
      await stepped;
    }, pause);
    if (!page.url().endsWith(PAGES.exhibition)) await page.goBack();
  }
  await expectShown(page, PAGES.exhibition);
  await expect(page).toHaveTitle(title);
  await expect(page.locator("[data-stands]")).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});
