import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { characterPath, unitPath } from "../lib/content/model/pages/paths";
import { LATE_SCRIPTS } from "../lib/site/offline/names";
import { FIGURE, LEADER, SOLO, UNIT } from "./cast";
import { eventually } from "./eventually";
import { interactive } from "./interactive";
import { openMenu } from "./main-menu";
import { MAKER, openMaker } from "./maker";
import { PAGES } from "./pages";

test.use({ serviceWorkers: "allow" });

const PROFILE = PAGES.character;
const { name: NAME } = LEADER;
/** A page that no test visits online. */
const UNVISITED = `${characterPath(FIGURE.cname)}?from=test`;

/** Cached paths, of one cache or all. */
function keptPaths(page: Page, name?: string): Promise<string[]> {
  return page.evaluate(async (only) => {
    const names = only ? [only] : await caches.keys();
    const keys = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, name);
}

/** Waits until the worker has cached the current page, its scripts and pictures. */
async function waitUntilKept(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await interactive(page);
  await eventually(() => keptPaths(page, "pages")).toContain(pathname);
  await eventually(async () => {
    const shown = await page.evaluate(() =>
      [...document.images]
        .filter(({ complete, currentSrc }) => complete && currentSrc)
        .map(({ currentSrc }) => new URL(currentSrc).pathname)
        .filter((picture) => picture.startsWith("/pictures/")),
    );
    const cachedPaths = await keptPaths(page, "pictures");
    return shown.filter((picture) => !cachedPaths.includes(picture));
  }).toEqual([]);
  await eventually(async () => {
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".js")),
    );
    const cachedPaths = await keptPaths(page);
    return loaded.filter((path) => !cachedPaths.includes(path));
  }).toEqual([]);
  const data = `/page-data${pathname === "/" ? "/index" : pathname}/page-data.json`;
  await eventually(() => keptPaths(page, "page-data")).toContain(data);
}

/** First colour of the page's unit. */
const backdropOf = (page: Page): Promise<string> =>
  page
    .locator("main [data-unit]")
    .first()
    .evaluate((painted) => getComputedStyle(painted).getPropertyValue("--color1"));

async function expectPicture(page: Page, name: RegExp): Promise<void> {
  const picture = page.getByRole("img", { name }).first();
  await eventually(() =>
    picture.evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
}

test("visited pages open without the network, with their pictures", async ({
  page,
  context,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  await page.goto("/", { referer: `${baseURL}${PROFILE}` });
  await waitUntilKept(page);
  await page.goto(PROFILE);
  await waitUntilKept(page);
  const online = await backdropOf(page);
  expect(online).toMatch(/^#/);

  // The policy permits the worker.
  expect(problems).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await expectPicture(page, new RegExp(`^Poster of ${NAME}`));
  expect(await backdropOf(page)).toBe(online);
  // Chromium resets the emulated network of a reloaded page.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Lights down" })).toBeVisible();
  await expectPicture(page, /^Poster of/);

  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});

test("visited pages open offline, including the first, and navigation works", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await interactive(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await keptPaths(page)).toEqual([]);
  await page.getByRole("link", { name: "Meet the units" }).click();
  await expect(page).toHaveURL("/explore/units");
  await waitUntilKept(page);
  await page.getByRole("main").getByRole("link", { name: UNIT.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: UNIT.name })).toBeVisible();
  await waitUntilKept(page);
  expect(await keptPaths(page, "pages")).toContain("/");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: UNIT.name })).toBeVisible();
  await (await openMenu(page)).getByRole("link", { name: "Unit members" }).click();
  await expect(page).toHaveURL("/explore/units");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await (await openMenu(page)).getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lights down" })).toBeVisible();
});

test("an unvisited page shows the offline page, which links cached pages", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(PROFILE, { referer: `${baseURL}/` });
  await waitUntilKept(page);
  await page.goto(unitPath(SOLO.id));
  await waitUntilKept(page);

  await context.setOffline(true);
  await page.goto(UNVISITED);
  await expect(page.getByRole("heading", { level: 1, name: "Lights out." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", UNVISITED);
  const list = page.getByRole("region", { name: "Saved pages" });
  const names = [SOLO.name, NAME].toSorted();
  await expect(list.getByRole("link")).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await list.getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Lights out." })).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(UNVISITED);
});

async function waitForScripts(page: Page, component: string): Promise<void> {
  const lists: Record<string, string[]> = JSON.parse(readFileSync(`public${LATE_SCRIPTS}`, "utf8"));
  const expectedScripts = [...(lists["app"] ?? []), ...(lists[component] ?? [])];
  await eventually(async () => {
    const kept = await keptPaths(page);
    return expectedScripts.filter((path) => !kept.includes(path));
  }).toEqual([]);
}

test("controls of a visited page work offline, even unused ones", async ({
  page,
  context,
  baseURL,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(MAKER, { referer: `${baseURL}/` });
  await waitUntilKept(page);
  await waitForScripts(page, "component---src-pages-flowerstand-maker-tsx");
  await context.setOffline(true);
  await openMaker(page);
  await page.getByRole("button", { name: "Share & save" }).click();
  await expect(page.getByRole("heading", { name: "Send the link" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "My stand" }).click();
  const file = { name: "other.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("Picture that was saved here").setInputFiles(file);
  await expect(page.getByRole("alert").getByText(/./).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test("a page without scripts that was visited has its controls without the network", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/explore", { referer: `${baseURL}/` });
  await waitUntilKept(page);
  await page.goto(PROFILE);
  await waitForScripts(page, "component---src-templates-character-tsx");
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await expect(page.getByRole("button", { name: "One of your favourites" })).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/link is copied|link to this page/i)).toBeVisible();
});
