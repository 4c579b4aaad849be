import { expect, type Page, test } from "@playwright/test";
import { CONTESTANT, LARGE_UNIT, NEWCOMER } from "./cast";
import { content } from "./content";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

test("the growth of the cast is sorted and filtered by the keyboard", async ({ page }) => {
  const tallest = Math.max(
    ...content.characters
      .filter(({ profile }) => Number(profile.year1?.height) > 0)
      .map(({ profile }) => Number(profile.height) || 0),
  );
  await page.goto(PAGES.growth);
  await interactive(page);
  const line = page.getByRole("listbox");
  await expect(line.getByRole("option").first()).toHaveAccessibleName(/from \d+ to \d+ cm/);
  await page.getByRole("button", { name: "Height", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(line.getByRole("option").first()).toHaveAccessibleName(new RegExp(`${tallest} cm`));
  await page.getByLabel("Who is in it").selectOption(LARGE_UNIT.id);
  await expect(line.getByRole("option")).toHaveCount(LARGE_UNIT.list.length);
  await line.focus();
  await page.keyboard.press("End");
  await expect(line.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the growth and the sheets can be read, and nothing is there to press in vain", async ({
    page,
  }) => {
    const { name, profile } = CONTESTANT;
    await page.goto(PAGES.growth);
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(page.getByRole("button", { name: "Height", exact: true })).toBeHidden();
    await page.getByText("All figures as a table").click();
    const { height, year1 } = profile;
    await expect(
      page.getByRole("row", { name: new RegExp(`${name}.*${year1?.height}.*${height}`) }),
    ).toBeVisible();

    await page.goto(PAGES["profile-sheets"]);
    await expect(page.getByRole("heading", { level: 3, name: NEWCOMER.name })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Print all/ })).toBeHidden();
  });
});

test("profile sheets print as one A4 page each, or a single one, and nothing else", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(PAGES["profile-sheets"]);
  await interactive(page);
  const sheets = page.locator("article article");
  const count = await sheets.count();
  expect(count).toBeGreaterThan(1);
  expect(await printedPages(page)).toEqual(Array.from({ length: count }, () => A4));

  await test.step("no line of a sheet is cut off at its foot", async () => {
    await page.emulateMedia({ media: "print" });
    const over = await sheets.evaluateAll((all) =>
      all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    expect(over).toEqual(over.map(() => 0));
    await page.emulateMedia({ media: null });
  });

  await page
    .getByRole("button", { name: /^Print .+’s sheet$/ })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
  expect(await printedPages(page)).toEqual([A4]);
});

/** Size of A4 in points. */
const A4 = "595x842";

async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = pdf.matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side))).join("x"),
  );
}
