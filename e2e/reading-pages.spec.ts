import { expect, type Page, test } from "@playwright/test";
import { LEADER, UNIT } from "./cast";
import { eventually } from "./eventually";
import { PAGES } from "./pages";

const PROFILE = PAGES.character;
const { id: ID, name: NAME } = LEADER;

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  return scripts;
}

/** Waits for an idle moment, in which a live page loads its scripts. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(
          () => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 }),
          300,
        );
      }),
  );

test("reading pages run no script file, however long they are read @phone", async ({ context }) => {
  const kinds = ["character", "unit", "trip", "privacy", "campaign", "units-list"] as const;
  // In parallel, as most of the time is waiting.
  await Promise.all(
    kinds.map(async (kind) => {
      const page = await context.newPage();
      const scripts = recordScripts(page);
      await page.goto(PAGES[kind]);
      await idle(page);
      await page.mouse.click(5, 400);
      await page.keyboard.press("PageDown");
      await idle(page);
      expect(scripts, kind).toEqual([]);
    }),
  );
});

test("share links hold the page's address, wherever the site is, and a button leads to the top, before any script file runs @phone", async ({
  page,
}) => {
  const scripts = recordScripts(page);
  await page.goto(PROFILE);
  const share = page.getByRole("navigation", { name: "Share this page" });
  const links = share.getByRole("link", { name: /^Share on / });
  await expect(links).toHaveCount(2);
  const shared = encodeURIComponent(PROFILE);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", new RegExp(`=http[^&]+${shared}$`));
  }

  const top = page.getByRole("link", { name: "Back to the top" });
  await expect(top).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await top.click();
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(top).toBeHidden();
  expect(scripts).toEqual([]);
});

test("download addresses are fetched when scripts first run", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/common/sourceUrl")) requests.push(request.method());
  });
  await page.goto(PROFILE);
  await idle(page);
  expect(requests).toEqual([]);
  await page.getByRole("link", { name: "Search", exact: true }).focus();
  await eventually(() => requests).toEqual(["GET"]);
});

test("favourites are marked without scripts, and stay when the scripts come", async ({ page }) => {
  await page.addInitScript((id) => {
    const stored = { version: 1, units: { favorites: [id] }, method: {} };
    localStorage.setItem("favorites", JSON.stringify(stored));
  }, ID);
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  const scripts = recordScripts(page);
  await page.goto(PROFILE);
  const heart = page.getByRole("button", { name: "One of your favourites" });
  await expect(heart).toBeVisible();
  await expect(page.getByRole("link", { name: "See them all" })).toBeVisible();
  await idle(page);
  expect(scripts).toEqual([]);
  await heart.focus();
  await eventually(() => scripts.length).toBeGreaterThan(2);
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  await expect(heart).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe("the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("caches pages read without scripts from the second page of a visit on", async ({
    page,
    context,
  }) => {
    await page.goto(PROFILE);
    await page.getByRole("main").getByRole("link", { name: UNIT.name }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: UNIT.name })).toBeVisible();
    await eventually(() =>
      page.evaluate(async (path) => {
        const kept = await (await caches.open("pages")).keys();
        return kept.some(({ url }) => new URL(url).pathname === path);
      }, new URL(page.url()).pathname),
    ).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: UNIT.name })).toBeVisible();
    // Chromium resets the emulated network of a reloaded page.
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(page.getByText(/You are offline\. Pages you have visited/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You are offline.")).toBeHidden();
  });
});

test("a phone's first view shows the main facts and the poster", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(PROFILE);
  const glance = page.getByRole("listitem").filter({ hasText: /^Birthday \d/ });
  await expect(glance).toHaveText(/in \d+ days$|tomorrow$|today$/);
  await expect(glance).toBeInViewport();
  await expect(page.getByRole("listitem").filter({ hasText: /^Height/ })).toBeInViewport();
  await expect(page.getByRole("listitem").filter({ hasText: /^Clubs?/ })).toBeInViewport();
  const wallpaper = page.getByRole("link", { name: "Save wallpaper" });
  await expect(wallpaper).toHaveAttribute("download", `${NAME}.jpg`);
  const answer = await page.request.get((await wallpaper.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
});
