import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";
import { openMenu } from "./main-menu";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 1023;
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("an entry for a section goes to the home page first, then to the section", async ({
  page,
}) => {
  await page.goto("/explore/units/characters/aoi_hinata");
  await interactive(page);
  await openMenu(page);
  await menu(page).getByRole("link", { name: "Agencies" }).click();
  await expect(page).toHaveURL("/#productions");
  await expect(page.getByRole("heading", { name: "Agencies", exact: true })).toBeInViewport();
  if (isPhone(page)) await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await menu(page).getByRole("link", { name: "Game features" }).click();
  await expect(page.getByRole("heading", { name: "Game features" })).toBeInViewport();
  if (isPhone(page)) await expect(menu(page)).toBeHidden();
});

test("Home leads to the top of the home page, from whatever section was left", async ({ page }) => {
  await page.goto("/#features");
  await interactive(page);
  await page.locator("footer").getByRole("link", { name: "Trickstar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trickstar" })).toBeVisible();
  await (await openMenu(page)).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /Lights down/ })).toBeInViewport();
  // The entry of the page that is shown closes the drawer as well.
  await (await openMenu(page)).getByRole("link", { name: "Home", exact: true }).click();
  if (isPhone(page)) await expect(menu(page)).toBeHidden();
});

test("our mark in the footer leads to what the site is", async ({ page }) => {
  await page.goto("/");
  await interactive(page);
  const notice = page.getByText(/^Encore is an unofficial fan guide/);
  await notice.scrollIntoViewIfNeeded();
  await page
    .locator("footer")
    .getByRole("link", { name: /^Encore!/ })
    .click();
  await expect(page).toHaveURL("/#about");
  await expect(notice).toBeInViewport();
});

test("an entry without an address says that it is not available yet", async ({ page }) => {
  await page.goto("/");
  await openMenu(page);
  await expect(menu(page).getByText("Online top-up centre")).toContainText("not available yet");
  await expect(menu(page).getByRole("link", { name: /top-up/ })).toHaveCount(0);
});

test("the languages open in a panel and say which one is here", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).click();
  const list = page.getByRole("navigation", { name: "Languages" });
  await expect(list.getByText("繁體中文")).toBeVisible();
  await expect(list.locator("[aria-current]")).toHaveText("English");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
});

test("one can go back to the top from further down", async ({ page }) => {
  await page.goto("/explore/units/characters/aoi_hinata");
  await interactive(page);
  const link = page.getByRole("link", { name: "Back to the top" });
  await expect(link).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(link).toBeVisible();
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(link).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the drawer, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("opens from the right and closes on Esc, outside and on its button", async ({ page }) => {
      test.skip(!isPhone(page), "wide windows have a bar");
      await page.goto("/explore/units/characters/aoi_hinata");
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await page.mouse.click(20, 400);
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await page.getByRole("button", { name: "Close the menu" }).click();
      await expect(menu(page)).toBeHidden();
    });

    test("leads to a page and is closed there", async ({ page }) => {
      test.skip(!isPhone(page), "wide windows have a bar");
      await page.goto("/");
      await openMenu(page);
      await menu(page).getByRole("link", { name: "Unit members" }).click();
      await expect(page).toHaveURL("/explore/units");
      await expect(menu(page)).toBeHidden();
    });
  });
}
