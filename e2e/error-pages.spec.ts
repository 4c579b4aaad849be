import { expect, type Page, test } from "@playwright/test";
import { characterPath } from "../lib/content/model/pages/paths";
import { PAIR } from "./cast";
import { membersOf } from "./content";
import { errorsOf } from "./errors-of";
import { interactive } from "./interactive";

const [HERE, NEXT] = membersOf(PAIR.id);
const START = characterPath(HERE?.cname ?? "");
const NEXT_DATA = `**/page-data${characterPath(NEXT?.cname ?? "")}/page-data.json`;

interface PageData {
  result: { data: unknown; pageContext: Record<string, unknown> };
}

/** Navigates to a page whose data is modified by `change`. */
async function navigateTo(page: Page, change: (data: PageData) => void) {
  await page.route(NEXT_DATA, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as PageData;
    change(data);
    await route.fulfill({ response, json: data });
  });
  await page.goto(START);
  await interactive(page);
  await page.getByRole("link", { name: /^Next/ }).click();
}

const title = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("a page that fails to render says so, and leaves the site usable", async ({ page }) => {
  await navigateTo(page, (data) => {
    Object.assign(data.result.data ?? {}, { unit: { id: PAIR.id, members: null } });
  });
  await expect(title(page, "Something on this page went wrong")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("500");
  await expect(page).toHaveTitle("Something on this page went wrong · Encore");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Encore/i })
    .click();
  await expect(page).toHaveURL("/");
  await expect(title(page, /Lights down/)).toBeVisible();
});

test("a page whose record is missing is not found", async ({ page }) => {
  await navigateTo(page, (data) => {
    data.result.data = {};
  });
  await expect(title(page, "This page could not be found")).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("a page with an unknown middleware names it", async ({ page }) => {
  await navigateTo(page, (data) => {
    data.result.pageContext.middleware = ["stageDoor"];
  });
  await expect(title(page, "Unknown middleware stageDoor")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("500");
});

test("an error page that fails as well leads home", async ({ page }) => {
  // Without its static queries the frame cannot render.
  await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: {} }));
  // With a query, reading pages load their scripts at once.
  await page.goto(`${START}?from=test`);
  await expect(
    page.getByRole("heading", { name: "An error occurred while showing the error page" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("addresses that cannot be decoded show the not-found page, and stay", async ({ page }) => {
  const errors = errorsOf(page);
  for (const path of ["/a%2fb", "/fan%2Fart", "/%", "/%25", "/%2525", "/%E0%A4%A?a=%", "/a%00b"]) {
    await page.goto(path);
    await interactive(page);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
      "This page could not be found",
    );
    expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ""));
  }
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Lights down/);
  expect(errors).toEqual([]);
});

test("addresses that name nothing show the 404 page, under its title", async ({ page }) => {
  const errors = errorsOf(page);
  const main = page.getByRole("main");
  for (const address of [
    "/information?page=99",
    "/timeline?unit=unknown",
    "/explore/units?unit=nothing",
    "/explore/everybody?hair=plaid",
    "/explore/compare?you=9000",
    "/explore/songs?chart=master",
    "/explore/media?film=nothing",
    "/play/guess?puzzle=x",
    "/play/penlight?idol=unknown",
    "/flowerstand/share?unit=nothing",
    "/flowerstand/share/detail?id=nothing",
  ]) {
    await page.goto(address);
    await expect(main.getByRole("heading", { level: 1 }), address).toHaveText(
      "This page could not be found",
    );
    await expect(page).toHaveTitle("Page not found · Encore");
  }
  await expect(main.getByRole("searchbox", { name: "Looking for someone?" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Someone at random/ })).toBeVisible();
  await expect(main.getByText(/has sniffed every corner/)).toBeVisible();
  await main.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page).not.toHaveTitle(/not found/);
  expect(errors).toEqual([]);
});
