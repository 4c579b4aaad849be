import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";

const START = "/explore/units/characters/aoi_hinata";
const NEXT_DATA = "**/page-data/explore/units/characters/aoi_yuta/page-data.json";

interface PageData {
  result: { data: unknown; pageContext: Record<string, unknown> };
}

/** Walks to a page whose data arrives as `change` leaves it. */
async function walkTo(page: Page, change: (data: PageData) => void) {
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

test("a page that fails to render shows status and message, and leaves the site usable", async ({
  page,
}) => {
  await walkTo(page, (data) => {
    Object.assign(data.result.data ?? {}, { unit: { jsonId: "2wink", members: null } });
  });
  await expect(
    page.getByRole("heading", { level: 1, name: "Something on this page went wrong" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("500");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Encore/i })
    .click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /Lights down/ })).toBeVisible();
});

test("a page whose record is missing is a page not found, with a way home", async ({ page }) => {
  await walkTo(page, (data) => {
    data.result.data = {};
  });
  await expect(
    page.getByRole("heading", { level: 1, name: "This page could not be found" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown middleware gives 500 with its name", async ({ page }) => {
  await walkTo(page, (data) => {
    data.result.pageContext.middleware = ["stageDoor"];
  });
  await expect(
    page.getByRole("heading", { level: 1, name: "Unknown middleware stageDoor" }),
  ).toBeVisible();
  await expect(page.getByRole("main")).toContainText("500");
});

test("the known middleware lets the page show", async ({ page }) => {
  await walkTo(page, (data) => {
    data.result.pageContext.middleware = ["keycloakLogin"];
  });
  await expect(page.getByRole("heading", { level: 1, name: "Yuta Aoi" })).toBeVisible();
});

test("where the error page fails as well, plain words and a way home are left", async ({
  page,
}) => {
  // The frame around pages is built from data of its own; without it nothing in it can be shown.
  await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: {} }));
  await page.goto(START);
  await expect(
    page.getByRole("heading", { name: "An error occurred while showing the error page" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});
