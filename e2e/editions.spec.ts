import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { removingWorker } from "../lib/site/offline/worker/removing-worker";
import { eventually } from "./eventually";
import { StaticHost } from "./static-host";

test.use({ serviceWorkers: "allow" });

const worker = readFileSync("public/sw.js", "utf8");
const home = readFileSync("public/index.html", "utf8");
let host: StaticHost;
let origin: string;

test.beforeEach(async () => {
  host = new StaticHost("public");
  origin = await host.open();
});
test.afterEach(() => host.close());

/** Opens the home page as from another one, and waits until the worker controls and has cached it. */
async function visit(page: Page): Promise<void> {
  await page.goto(origin, { referer: `${origin}/explore` });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(async () => {
    const pages = await caches.open("pages");
    return navigator.serviceWorker.controller !== null && (await pages.keys()).length > 0;
  });
}

/** Publishes another build, and triggers the hourly check. */
async function publish(page: Page, source: string): Promise<void> {
  host.replaced.set("/sw.js", source);
  host.replaced.set("/", home.replace("<head>", '<head><meta name="edition" content="second">'));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}

test("a new edition can be postponed, is offered again at the next visit, and loads on request, once", async ({
  page,
}) => {
  const notice = page.getByText("A new edition of this guide is ready.");
  await visit(page);
  await publish(page, `${worker}\n// Second edition.`);
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(notice).toBeVisible();
  let loads = 0;
  page.on("load", () => loads++);
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.locator('meta[name="edition"][content="second"]')).toBeAttached();
  await expect(notice).toBeHidden();
  await eventually(() => loads).toBe(1);
  await eventually(() =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return [registration?.waiting, registration?.active === navigator.serviceWorker.controller];
    }),
  ).toEqual([null, true]);
  expect(loads).toBe(1);
});

test("page data of other scripts is deleted; visited pages open without the host", async ({
  page,
}) => {
  await visit(page);
  await page.evaluate(async () => {
    const cache = await caches.open("page-data");
    await cache.put("/page-data/edition", new Response("another"));
    await cache.put("/page-data/old/page-data.json", new Response("{}"));
  });
  await page.reload();
  const paths = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open("page-data")).keys();
      return keys.map(({ url }) => new URL(url).pathname);
    });
  await eventually(paths).not.toContain("/page-data/old/page-data.json");
  await eventually(paths).toContain("/page-data/index/page-data.json");
  await eventually(paths).toContain("/page-data/app-data.json");

  await host.close();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Lights down" })).toBeVisible();
});

test("a site that switched the worker off takes it back with all it kept", async ({ page }) => {
  await visit(page);
  // A document without the site's scripts, which would register the worker again.
  await page.goto(`${origin}/manifest.webmanifest`);
  await page.evaluate(() => caches.open("of another feature"));
  await publish(page, removingWorker());
  await eventually(() => page.evaluate(() => caches.keys())).toEqual(["of another feature"]);
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
