import { expect, type Page, test } from "@playwright/test";
import { interactive } from "./interactive";

const PAGES = [
  "/mainstory_audition",
  "/newface",
  "/spri_debut",
  "/shinsei_akatsuki",
  "/powerup",
  "/newface_profilesheet",
];

test.describe("the growth of the cast", () => {
  test("is sorted and filtered by the keyboard", async ({ page }) => {
    await page.goto("/powerup");
    await interactive(page);
    const line = page.getByRole("listbox");
    await expect(line.getByRole("option").first()).toHaveAccessibleName(/from \d+ to \d+ cm/);

    await page.getByRole("button", { name: "Height", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(line.getByRole("option").first()).toHaveAccessibleName(/: 181 cm/);

    await page.getByLabel("Who is in it").selectOption("knights");
    await expect(line.getByRole("option")).toHaveCount(5);
    await line.focus();
    await page.keyboard.press("End");
    await expect(line.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  });

  test("has its table", async ({ page }) => {
    await page.goto("/powerup");
    await page.getByText("All figures as a table").click();
    await expect(page.getByRole("row", { name: /Tetora Nagumo/ })).toContainText("170 cm");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the growth can be read, and nothing is there to press in vain", async ({ page }) => {
    await page.goto("/powerup");
    await expect(page.getByRole("option", { name: "Mao Isara: from 169 to 171 cm" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Height", exact: true })).toBeHidden();
    await page.getByText("All figures as a table").click();
    await expect(page.getByRole("row", { name: /Mao Isara/ })).toBeVisible();
  });

  test("the sheets stand on the desk without their buttons", async ({ page }) => {
    await page.goto("/newface_profilesheet");
    await expect(page.getByRole("heading", { level: 3, name: "Kanna" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Print all 5" })).toBeHidden();
  });
});

test.describe("profile sheets", () => {
  test("are five pages of A4 and nothing else", async ({ page }) => {
    await page.goto("/newface_profilesheet");
    await interactive(page);
    expect(await printedPages(page)).toEqual([A4, A4, A4, A4, A4]);

    // No line of a sheet is cut off at its foot.
    await page.emulateMedia({ media: "print" });
    const sheets = page.locator("article article");
    const over = await sheets.evaluateAll((all) =>
      all.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    );
    expect(over).toEqual([0, 0, 0, 0, 0]);
  });

  test("are one page where one is chosen", async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await page.goto("/newface_profilesheet");
    await interactive(page);
    await page.getByRole("button", { name: "Print Yume’s sheet" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "");
    expect(await printedPages(page)).toEqual([A4]);
  });

  test("have a way back", async ({ page }) => {
    await page.goto("/newface_profilesheet");
    const way = page.getByRole("navigation", { name: "Way back" });
    await way.getByRole("link", { name: "Encore!" }).click();
    await expect(page).toHaveURL("/");
  });
});

for (const path of PAGES) {
  test(`${path} fits a narrow screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  });
}

/** Width and height of A4 in points. */
const A4 = "595x842";

/** The sizes of the pages that printing gives. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = pdf.matchAll(/\/Type \/Page\b[^]*?\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side))).join("x"),
  );
}
