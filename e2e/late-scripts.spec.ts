import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";

const PROFILE = "/explore/units/characters/sakuma_rei";

/** Keeps the browser from ever being idle, so that only a touch can bring the scripts. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

const scriptsOf = (urls: string[]) => urls.filter((url) => url.endsWith(".js"));

test("scripts wait for the first touch, and then make the page interactive", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.addInitScript(neverIdle);
  await page.goto(PROFILE, { waitUntil: "networkidle" });
  expect(scriptsOf(asked)).toEqual([]);
  await page.keyboard.press("Shift");
  await interactive(page);
  expect(scriptsOf(asked).length).toBeGreaterThan(2);
});

test("scripts come by themselves at the first idle moment", async ({ page }) => {
  await page.goto(PROFILE);
  await interactive(page);
});

test("a press that comes before the scripts does what it should", async ({ page }) => {
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
  const heart = page.getByRole("button", { name: /favourite/i }).first();
  await heart.click();
  await expect(heart).toHaveText("Add to favourites");
  release();
  await expect(heart).toHaveText("One of your favourites");
});

test("a link that is followed before the scripts leads to its page", async ({ page }) => {
  await page.addInitScript(neverIdle);
  await page.route(/\.js$/, () => {});
  await page.goto(PROFILE);
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page).not.toHaveURL(PROFILE);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("a script that fails to load", () => {
  test("reloads the page once, and not again within a minute", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/\/app-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    const failures: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) failures.push(response.url());
    });
    await page.goto(PROFILE);
    await expect.poll(() => failures.length).toBe(2);
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(2);
    await expect(page.getByRole("heading", { level: 1, name: "Rei Sakuma" })).toBeVisible();
  });

  test("reloads again after a minute", async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem("encore:reloaded-at")) {
        sessionStorage.setItem("encore:reloaded-at", String(Date.now() - 61_000));
      }
    });
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(/\/app-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(PROFILE);
    await expect.poll(() => documents).toBe(2);
  });

  test("never takes a page away that is shown without a connection", async ({ page, context }) => {
    await page.addInitScript(neverIdle);
    await page.goto(PROFILE, { waitUntil: "networkidle" });
    await context.setOffline(true);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".js"));
    await page.keyboard.press("Shift");
    await failed;
    await page.waitForFunction(() => document.querySelectorAll("head script[src]").length > 2);
    await expect(page.getByRole("heading", { level: 1, name: "Rei Sakuma" })).toBeVisible();
    expect(documents).toBe(0);
  });
});
