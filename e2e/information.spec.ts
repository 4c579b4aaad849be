import { expect, type Page, test } from "@playwright/test";
import { interactive } from "./interactive";

const entries = (page: Page) => page.locator("article:visible");
const count = (page: Page) => page.locator("#notices + output");
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: /^Filter by/ }).getByRole("link", { name });
const pager = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Pages of the list" })
    .getByRole("link", { name, exact: true });

// Scrolling takes no time, so that a step is not taken in the middle of one.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, address: string) {
  await page.goto(address);
  await interactive(page);
}

test("a visitor turns the pages by keyboard, filters, and steps back", async ({ page }) => {
  await open(page, "/information");
  await expect(entries(page)).toHaveCount(12);
  await pager(page, "Page 2").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/information?page=2");
  await expect(page.getByRole("heading", { name: "All notices" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "All notices" })).toBeInViewport();
  await expect(count(page)).toContainText("page 2 of");
  await filter(page, /^Tour events/).click();
  await filter(page, "Knights").click();
  await expect(page).toHaveURL("/information?kind=tour&unit=knights");
  await expect(page.getByRole("heading", { name: "Tour events with Knights" })).toBeVisible();
  await expect(filter(page, "Knights")).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Tour events", exact: true })).toBeVisible();
  await page.goBack();
  await expect(count(page)).toContainText("page 2 of");
  await page.goForward();
  await expect(page).toHaveURL("/information?kind=tour");
});

test("a notice has an address of its own, which opens its page of the list", async ({ page }) => {
  await open(page, "/information#2024-spri-debut");
  const entry = page.locator("[id='2024-spri-debut']");
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveAttribute("data-marked", "true");
  await entry.getByText("On the bill").click();
  await expect(entry.getByRole("link", { name: "Kanna" })).toBeVisible();
  await entry.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL("/information#2024-spri-debut");
  await pager(page, "Page 1").click();
  await expect(page).toHaveURL("/information");
  await page.goBack();
  await expect(entry).toBeInViewport();
});

test("the title of a notice in a filtered list leads to its entry in the full one", async ({
  page,
}) => {
  await open(page, "/information?kind=debut");
  await expect(entries(page)).toHaveCount(3);
  await page.getByRole("link", { name: "The debut of Special for Princess!", exact: true }).click();
  await expect(page).toHaveURL("/information#2024-spri-debut");
  await expect(entries(page)).toHaveCount(12);
  await expect(page.locator("[id='2024-spri-debut']")).toBeInViewport();
});

for (const search of ["?kind=opera", "?unit=nobody", "?page=99", "?page=0"]) {
  test(`${search} shows the not-found page`, async ({ page }) => {
    await page.goto(`/information${search}`);
    await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  });
}

/** How much has moved since the page's scripts were asked for; fonts come before them. */
const shiftSinceScripts = () => {
  const [asked = 0] = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"))
    .map(({ startTime }) => startTime);
  return (window as never as { shifts: { value: number; startTime: number }[] }).shifts
    .filter(({ startTime }) => startTime > asked)
    .reduce((sum, { value }) => sum + value, 0);
};

for (const address of ["/information", "/information#2023-wedding-march"]) {
  test(`${address}: nothing moves when the scripts come`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: PerformanceEntry[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: "layout-shift",
        buffered: true,
      });
    });
    await open(page, address);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(shiftSinceScripts)).toBeLessThan(0.01);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole list is there, each year once, without controls that do nothing", async ({
    page,
  }) => {
    await page.goto("/information#2023-wedding-march");
    expect(await entries(page).count()).toBeGreaterThan(100);
    await expect(page.locator("[id='2023-wedding-march']")).toBeInViewport();
    await expect(page.locator("h3:visible", { hasText: "2024" })).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Filter by kind" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Pages of the list" })).toBeHidden();
    await page.locator("summary").first().click();
    await expect(page.locator("details[open] a").first()).toBeVisible();
  });
});
