import { expect, type Page, test } from "@playwright/test";
import { LARGE_UNIT } from "./cast";
import { characterById, notices } from "./content";
import { interactive } from "./interactive";
import { noticePath } from "../lib/content/model/pages/paths";
import { recordShifts, shiftSinceScripts } from "./layout-shifts";
import { PAGES } from "./pages";

/** The oldest notice with a cast, which is not on the first page. */
const OLD = notices.findLast(({ cast = [] }) => cast.length > 0);
if (!OLD) throw new Error("The content has no notice with people in it.");

const entries = (page: Page) => page.locator("article:visible");
const count = (page: Page) => page.locator("#notices + output");
const old = (page: Page) => page.locator(`[id='${OLD.id}']`);
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: /^Filter by/ }).getByRole("link", { name });
const pager = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Pages of the list" })
    .getByRole("link", { name, exact: true });

test("a visitor turns the pages by keyboard, filters, and steps back", async ({ page }) => {
  const { id, name } = LARGE_UNIT;
  await page.goto(PAGES.information);
  await interactive(page);
  await expect(entries(page)).toHaveCount(12);
  await pager(page, "Page 2").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/information?page=2");
  await expect(page.getByRole("heading", { name: "All notices" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "All notices" })).toBeInViewport();
  await expect(count(page)).toContainText("page 2 of");
  await filter(page, /^Tour events/).click();
  await filter(page, name).click();
  await expect(page).toHaveURL(`/information?kind=tour&unit=${id}`);
  await expect(page.getByRole("heading", { name: `Tour events with ${name}` })).toBeVisible();
  await expect(filter(page, name)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Tour events", exact: true })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toContainText("page 2 of");
  await page.goForward();
  await expect(page).toHaveURL("/information?kind=tour");
});

test("a notice has its own address, without layout shifts", async ({ page }) => {
  await recordShifts(page);
  await page.goto(noticePath(OLD));
  await expect(old(page)).toBeInViewport();
  expect(await shiftSinceScripts(page)).toBeLessThan(0.01);
});

test("the board turns to the notice in its address", async ({ page }) => {
  const address = `/information#${OLD.id}`;
  await page.goto(address);
  await interactive(page);
  await expect(old(page)).toBeInViewport();
  await expect(old(page)).toHaveAttribute("data-marked", "true");

  await old(page).getByText("On the bill").click();
  const [face = 0] = OLD.cast ?? [];
  await expect(
    old(page)
      .getByRole("link", { name: characterById(face).name })
      .first(),
  ).toBeVisible();
  await pager(page, "Page 1").click();
  await expect(page).toHaveURL("/information");
  await page.goBack();
  await expect(old(page)).toBeInViewport();

  await test.step("and one on the page of its half-year, linked from its title", async () => {
    const sameKind = notices.filter(({ kind }) => kind === OLD.kind).length;
    await page.goto(`/information?kind=${OLD.kind}&page=${Math.ceil(sameKind / 12)}`);
    await interactive(page);
    await page.getByRole("link", { name: OLD.title, exact: true }).click();
    await expect(page).toHaveURL(noticePath(OLD));
    await expect(old(page)).toBeInViewport();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the newest notices are there, and the others by half-years, without controls that do nothing", async ({
    page,
  }) => {
    await page.goto(PAGES.information);
    await expect(entries(page)).toHaveCount(12);
    await expect(page.getByRole("navigation", { name: "Filter by kind" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Pages of the list" })).toBeHidden();
    await page.locator('nav a[href^="/information/"]').last().click();
    await expect(old(page)).toHaveCount(1);
    await old(page).locator("summary").click();
    await expect(old(page).locator("details[open] a").first()).toBeVisible();
  });
});
