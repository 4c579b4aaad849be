import { expect, type Page, test } from "@playwright/test";
import { interactive } from "./interactive";
import { openMenu } from "./main-menu";
import { PAGES } from "./pages";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the bar fits into wide windows with its last entry, the search, once the late sheets are loaded", async ({
  page,
}) => {
  for (const width of [1024, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGES.character, { waitUntil: "load" });
    const search = await page.locator("#search").boundingBox();
    expect([width, Math.round(search?.width ?? 0)]).toEqual([width, 44]);
    expect((search?.x ?? width) + 44).toBeLessThanOrEqual(width);
  }
});

test("the entries of the menu reach their targets", async ({ page }) => {
  await page.goto(PAGES.character);
  await interactive(page);
  await expect(menu(page).getByRole("link", { name: "Unit members" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(menu(page).getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");

  await test.step("an entry of a section opens the home page, then the section", async () => {
    await menu(page).getByRole("link", { name: "Agencies" }).click();
    await expect(page).toHaveURL("/#productions");
    await expect(page.getByRole("heading", { name: "Agencies", exact: true })).toBeInViewport();
    await menu(page).getByRole("link", { name: "Game features" }).click();
    await expect(page.getByRole("heading", { name: "Game features" })).toBeInViewport();
  });

  await test.step("Home leads to the top of the home page, from any section", async () => {
    await menu(page).getByRole("link", { name: "Screening room" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Screening room" })).toBeVisible();
    await menu(page).getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1, name: /Lights down/ })).toBeInViewport();
  });
});

test("the bar has a panel with more pages, which closes on Esc, on a press outside and when the focus leaves", async ({
  page,
}) => {
  await page.goto(PAGES.home);
  await interactive(page);
  const opener = menu(page).getByRole("button", { name: "More" });
  const link = menu(page).getByRole("link", { name: "Compare" });
  await expect(link).toBeHidden();
  await opener.press("Enter");
  await expect(link).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(20, 500);
  await expect(link).toBeHidden();
  await opener.click();
  await link.click();
  await expect(page).toHaveURL("/explore/compare");
  await expect(link).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Compare" })).toBeInViewport();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the drawer, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("opens from the right, closes on Esc, outside and on its button, and after it has led somewhere", {
      tag: "@phone",
    }, async ({ page }) => {
      await page.goto(PAGES.character);
      if (javaScriptEnabled) await interactive(page);
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

      await openMenu(page);
      await menu(page).getByRole("link", { name: "Agencies" }).click();
      await expect(page).toHaveURL("/#productions");
      await expect(page.getByRole("heading", { name: "Agencies", exact: true })).toBeInViewport();
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await menu(page).getByRole("link", { name: "Home", exact: true }).click();
      await expect(menu(page)).toBeHidden();
      await openMenu(page);
      await menu(page).getByRole("link", { name: "Unit members" }).click();
      await expect(page).toHaveURL("/explore/units");
      await expect(menu(page)).toBeHidden();
    });
  });
}
