import { expect, type Page, test } from "@playwright/test";
import { characterById, notices, unitOf } from "./content";
import { interactive } from "./interactive";
import { noteShifts, shiftSinceScripts } from "./layout-shifts";
import { PAGES } from "./pages";

/** The oldest notice with people in it: it is on a page of the list that has to be turned to. */
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
  const { name } = unitOf("knights");
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
  await expect(page).toHaveURL("/information?kind=tour&unit=knights");
  await expect(page.getByRole("heading", { name: `Tour events with ${name}` })).toBeVisible();
  await expect(filter(page, name)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Tour events", exact: true })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toContainText("page 2 of");
  await page.goForward();
  await expect(page).toHaveURL("/information?kind=tour");
});

test("a notice has an address of its own, which opens its page of the list and moves nothing", async ({
  page,
}) => {
  await noteShifts(page);
  const address = `/information#${OLD.id}`;
  await page.goto(address);
  await interactive(page);
  await expect(old(page)).toBeInViewport();
  await expect(old(page)).toHaveAttribute("data-marked", "true");
  expect(await shiftSinceScripts(page)).toBeLessThan(0.01);

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

  await test.step("to which its title in a filtered list leads", async () => {
    const sameKind = notices.filter(({ kind }) => kind === OLD.kind).length;
    await page.goto(`/information?kind=${OLD.kind}&page=${Math.ceil(sameKind / 12)}`);
    await interactive(page);
    await page.getByRole("link", { name: OLD.title, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(old(page)).toBeInViewport();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is there, each year once, without controls that do nothing", async ({
    page,
  }) => {
    await page.goto(`/information#${OLD.id}`);
    await expect(entries(page)).toHaveCount(notices.length);
    await expect(old(page)).toBeInViewport();
    const years = await page.locator("h3:visible").allTextContents();
    expect(years).toEqual([...new Set(years)]);
    await expect(page.getByRole("navigation", { name: "Filter by kind" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Pages of the list" })).toBeHidden();
    await page.locator("summary").first().click();
    await expect(page.locator("details[open] a").first()).toBeVisible();
  });
});
