import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe";
import { LEADER, UNIT } from "./cast";
import { eventually } from "./eventually";
import { open } from "./interactive";
import { PAGES } from "./pages";

const [GIVEN = "", FAMILY = ""] = LEADER.name.toLowerCase().split(" ");

const button = (page: Page) => page.getByRole("link", { name: "Search", exact: true });
const field = (page: Page) => page.getByRole("combobox", { name: "Search the guide" });
const option = (page: Page) => page.getByRole("option");

test("finds an idol from a page without scripts, and opens the profile @phone", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(PAGES.trip);
  expect(fetched).not.toContain("/search.json");
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(await violations(page, "dialog")).toEqual([]);

  await field(page).fill(LEADER.names.ja ?? "");
  await expect(option(page)).toHaveCount(1);
  await expect(option(page)).toContainText(LEADER.names.ja ?? "");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("1 found");
  expect(await violations(page, "dialog")).toEqual([]);

  await field(page).fill("zzzzzzzz");
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Nothing found.");
  await expect(option(page)).toHaveCount(0);
  await expect(
    page.getByRole("dialog").getByRole("link", { name: "All characters" }),
  ).toBeVisible();

  await field(page).fill(UNIT.id);
  await expect(option(page).first()).toContainText(UNIT.name);
  await option(page).filter({ hasText: LEADER.name }).click();
  await expect(page).toHaveURL(PAGES.character);
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(fetched.filter((path) => path === "/search.json")).toHaveLength(1);
});

test("the address that search engines are given opens the search with its words", async ({
  page,
}) => {
  await page.goto("/");
  const jsonLd = await page.locator('script[type="application/ld+json"]').textContent();
  const { urlTemplate } = JSON.parse(jsonLd ?? "").potentialAction.target;
  await page.goto(urlTemplate.replace("{words}", FAMILY));
  await expect(page.getByRole("combobox", { name: "Search the guide" })).toHaveValue(FAMILY);
  await expect(page.getByRole("option", { name: new RegExp(LEADER.name) }).first()).toBeVisible();
});

test("works by keyboard alone", async ({ page }) => {
  await open(page, PAGES.trip);
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("Control+k");
  await field(page).fill(FAMILY);
  await expect(option(page).first()).toHaveAttribute("aria-selected", "true");

  const second = option(page).nth(1);
  await page.keyboard.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  const to = (await second.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(to);
});

test.describe("while scripts are slow", () => {
  // A reading page, a live one, and one whose own scripts are late too.
  const KINDS = ["trip", "everybody", "home"] as const;
  for (const kind of KINDS) {
    test(`keeps every letter typed after its shortcut: ${kind}`, async ({ page }) => {
      await page.route(/\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        await route.continue();
      });
      await page.goto(PAGES[kind], { waitUntil: "commit" });
      await page.locator("#search").waitFor();
      await page.keyboard.press("/");
      await page.keyboard.type(FAMILY, { delay: 40 });
      await expect(field(page)).toBeFocused();
      await page.keyboard.type(` ${GIVEN}`);
      await expect(field(page)).toHaveValue(`${FAMILY} ${GIVEN}`);
      await expect(option(page).first()).toContainText(LEADER.name);
    });
  }
});

test("explains that it needs the network if its code was never loaded", async ({
  page,
  context,
}) => {
  await open(page, PAGES.everybody);
  await context.setOffline(true);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog).toContainText("The search needs the network");
  expect(await violations(page, "dialog")).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await context.setOffline(false);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the button leads to the list of all idols @phone", async ({ page }) => {
    await page.goto(PAGES.unit);
    await button(page).click();
    await expect(page).toHaveURL(PAGES.everybody);
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("finds the same records offline", async ({ page, context, baseURL }) => {
    await page.goto(PAGES.information, { referer: `${baseURL}/` });
    await button(page).click();
    await field(page).fill(GIVEN);
    await expect(option(page).first()).toContainText(LEADER.name);
    await eventually(() =>
      page.evaluate(async () => {
        const all = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        const cachedPaths = all.flat().map(({ url }) => new URL(url).pathname);
        return ["/search.json", "/information"].every((path) => cachedPaths.includes(path));
      }),
    ).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await button(page).click();
    await field(page).fill(GIVEN);
    await expect(option(page).first()).toContainText(LEADER.name);
  });
});
