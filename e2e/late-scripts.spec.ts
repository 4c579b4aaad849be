import { expect, type Page, test } from "@playwright/test";
import { LEADER } from "./cast";
import { eventually } from "./eventually";
import { PAGES } from "./pages";

const PROFILE = PAGES.character;
const LIVE = PAGES.information;
const { name: NAME } = LEADER;

/** Prevents idle callbacks, so that only a touch loads the scripts. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

test("scripts wait for the first touch, and replay a touch that precedes them", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.addInitScript(neverIdle);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(app|framework)-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PROFILE);
  expect(scripts).toEqual([]);
  const heart = page.getByRole("button", { name: /favourite/i }).first();
  await heart.click();
  await expect(heart).toHaveText("Add to favourites");
  release();
  await expect(heart).toHaveText("One of your favourites");
  expect(scripts.length).toBeGreaterThan(2);
});

test("a link followed before the scripts opens its page", async ({ page }) => {
  await page.addInitScript(neverIdle);
  await page.route(/\.js$/, () => {});
  await page.goto(PROFILE);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(PROFILE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("a script that fails to load", () => {
  test("a link followed before a failure opens its page", async ({ page }) => {
    await page.addInitScript(neverIdle);
    await page.route(/\/app-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(PROFILE);
    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(PROFILE);
  });

  test("that comes empty, cut off or as a page leaves the links to the browser", async ({
    page,
  }) => {
    // Otherwise the page would reload first.
    await page.addInitScript(() =>
      sessionStorage.setItem("encore:reloaded-at", String(Date.now())),
    );
    for (const [address, contentType, body] of [
      [LIVE, "text/javascript", ""],
      [
        PROFILE,
        "text/javascript",
        "(self.webpackChunk=self.webpackChunk||[]).push([[1],{2:function(",
      ],
      [LIVE, "text/html", "<!doctype html><title>Sign in</title>"],
    ] as const) {
      await page.route(/\/app-.*\.js$/, (route) =>
        route.fulfill({ status: 200, contentType, body }),
      );
      await page.goto(address);
      await page.locator("#search").click();
      await expect(page).toHaveURL(PAGES.everybody);
    }
  });

  test("reloads the page once, and again after a minute", async ({ page }) => {
    const documents = countDocuments(page);
    const failures: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) failures.push(response.url());
    });
    await page.route(/\/app-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(LIVE);
    await eventually(() => failures.length).toBe(2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(2);

    await page.evaluate(() =>
      sessionStorage.setItem("encore:reloaded-at", String(Date.now() - 61_000)),
    );
    // The page may unload before it has loaded.
    await page.goto(LIVE, { waitUntil: "commit" });
    await eventually(() => failures.length).toBe(4);
    expect(documents()).toBe(4);
  });

  test("never replaces a visible page without a connection", async ({ page, context }) => {
    await page.addInitScript(neverIdle);
    await page.goto(LIVE);
    await context.setOffline(true);
    const documents = countDocuments(page);
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
    await page.keyboard.press("Shift");
    await failed;
    await page.waitForFunction(() => document.querySelectorAll("head script[src]").length > 2);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents()).toBe(0);
  });

  test("leaves the page as it is if the server is unreachable despite a connection", async ({
    page,
  }) => {
    const requests: string[] = [];
    await page.route("**/*", (route, request) => {
      requests.push(`${request.method()} ${request.resourceType()}`);
      return requests.length === 1 ? route.continue() : route.abort("connectionreset");
    });
    await page.goto(PROFILE);
    await page
      .getByRole("button", { name: /favourite/i })
      .first()
      .focus();
    await eventually(() => requests).toContain("HEAD fetch");
    await page.unroute("**/*");
    await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
    expect(requests.filter((what) => what.endsWith("document"))).toHaveLength(1);
    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(PROFILE);
  });
});

test("a font that never comes keeps no page from coming to life", async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await page.goto(LIVE, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
});
