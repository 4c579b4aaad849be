import { expect, type Page, test } from "@playwright/test";
import { encodeStand } from "../lib/stand/document/link";
import { violations } from "./axe";
import { LARGE_UNIT, UNIT } from "./cast";
import { errorsOf } from "./errors-of";
import { mockExhibition, manyStands, MINE, standOf, withFunctions } from "./exhibition-host";
import { open } from "./interactive";
import { PAGES } from "./pages";

const EXHIBITION = PAGES.exhibition;
const TOKEN = "uP3r5kQ0m2t8ZxYvN1bA7w";
/** Limit of drawn stands: a few screens of four per row. */
const MOST_SCENES = 60;

const cards = (page: Page) => page.locator("[data-stands] > li");
const scenes = (page: Page) => page.locator("[data-stands] svg[data-unit]");

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Stores stands on the device; call before opening the page. */
const storeStands = (page: Page, ...stands: object[]) =>
  page.addInitScript(
    (text) => {
      if (!localStorage.getItem("shelf")) localStorage.setItem("shelf", text);
    },
    JSON.stringify({ version: 1, stands }),
  );

const mine = async (state: string) => ({
  id: MINE,
  token: TOKEN,
  title: "Mine, and no one else’s",
  unit: UNIT.id,
  document: await encodeStand(standOf(UNIT.id, "Mine")),
  created: "2026-03-01T00:00:00Z",
  state,
});

test("a visitor scrolls through hundreds of stands, and few are drawn at a time", async ({
  page,
}) => {
  const errors = errorsOf(page);
  const host = await mockExhibition(page, await manyStands(150));
  await open(page, EXHIBITION);
  await expect(page.getByText("150 stands")).toBeVisible();
  let most = 0;
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    most = Math.max(most, await scenes(page).count());
    await expect(page.getByText("That was all.")).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(cards(page)).toHaveCount(150);
  await expect(scenes(page).last()).toBeVisible();
  expect(most).toBeLessThan(MOST_SCENES);
  expect(await scenes(page).count()).toBeLessThan(MOST_SCENES);
  // Cards without a drawing are a frame and a plate.
  expect(await page.locator("*").count()).toBeLessThan(150 * 13 + 2000);
  expect(host.queries).toHaveLength(4);
  expect(errors).toEqual([]);
});

test("a page in the address, reload, back and forward lead to their place", async ({ page }) => {
  const host = await mockExhibition(page, await manyStands(100));
  await open(page, `${EXHIBITION}?page=2`);
  await expect(page.getByRole("link", { name: "Stand 24" })).toBeInViewport();

  const card = page.getByRole("link", { name: "Stand 42" });
  await card.scrollIntoViewIfNeeded();
  const savedTop = () => page.evaluate(() => history.state?.exhibition?.top);
  await expect.poll(savedTop).toBe(await page.evaluate(() => window.scrollY));
  const top = await savedTop();
  const before = host.queries.length;
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: "Stand 42" })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();
  // One call is for the stand itself: the list was cached.
  expect(host.queries.length).toBeLessThanOrEqual(before + 1);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Stand 42" })).toBeVisible();
  await page.goBack();
  await expect(card).toBeInViewport();

  await page.reload();
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test("orders and units are steps in the history", async ({ page }) => {
  const host = await mockExhibition(page, await manyStands(100));
  await open(page, EXHIBITION);
  await page.getByRole("link", { name: "Most cheered" }).click();
  await expect(page).toHaveURL(`${EXHIBITION}?sort=cheered`);
  await expect(cards(page).first()).toContainText("Stand 99");
  const knights = page
    .getByRole("navigation", { name: "Filter by unit" })
    .getByText(LARGE_UNIT.name);
  await knights.click();
  await expect(page).toHaveURL(`${EXHIBITION}?sort=cheered&unit=${LARGE_UNIT.id}`);
  await expect(page.getByText("25 stands")).toBeVisible();
  await expect(cards(page).first()).toContainText("Stand 96");
  expect(host.queries.at(-1)).toMatchObject({ sort: "cheered", unit: LARGE_UNIT.id, size: 48 });
  await page.goBack();
  await expect(cards(page).first()).toContainText("Stand 99");
  await page.goBack();
  await expect(cards(page).first()).toContainText("Stand 0");
  await open(page, `${EXHIBITION}?sort=cheered&unit=${LARGE_UNIT.id}&page=2`);
  await expect(cards(page).last()).toBeInViewport();
  await expect(cards(page)).toHaveCount(25);
});

test("makers see the status of their stands, and take them down", async ({ page }) => {
  const host = await mockExhibition(page, await manyStands(3));
  await storeStands(page, await mine("waiting"));
  await open(page, EXHIBITION);
  const yours = page.getByRole("region", { name: "Yours" });
  await expect(yours.getByText("Waiting")).toBeVisible();
  await expect(yours.locator("svg[data-unit]")).toBeVisible();
  await yours.getByRole("link", { name: "Mine, and no one else’s" }).click();
  await expect(page.getByText("A maintainer has not checked it yet.")).toBeVisible();
  await page.getByRole("button", { name: "Take it down" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(page).toHaveURL(EXHIBITION);
  await expect(yours).toBeHidden();
  expect(host.sent.at(-1)).toEqual({ action: "withdraw", id: MINE, token: TOKEN });
});

test("a removed stand disappears from its row, and the heading gets the focus", async ({
  page,
}) => {
  await storeStands(page, await mine("device"), { ...(await mine("device")), id: "mine-too-0001" });
  await open(page, EXHIBITION);
  const button = page.getByRole("button", { name: "Take down" });
  await button.first().click();
  await page.getByRole("button", { name: "No" }).click();
  await expect(button.first()).toBeFocused();
  await button.first().click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(button).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Yours", exact: true })).toBeFocused();
});

test("without functions our own stands and those of the device are shown, with a note", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/exhibition/")) calls.push(request.url());
  });
  await withFunctions(page, false);
  await storeStands(page, await mine("device"));
  await open(page, EXHIBITION);
  await expect(page.getByText("This copy of the site has no shared exhibition")).toBeVisible();
  await expect(cards(page).filter({ hasText: "Mine, and no one else’s" })).toBeVisible();
  expect(await cards(page).count()).toBeGreaterThan(1);
  await cards(page).first().getByRole("link").click();
  await expect(page.getByText("does not count cheers")).toBeVisible();
  await expect(page.getByRole("link", { name: "Make it yours" })).toHaveAttribute(
    "href",
    /^\/flowerstand\/maker#[\w-]+$/,
  );
  expect(calls).toEqual([]);
});

test("hostile titles and documents are words, or an empty place", { tag: "@phone" }, async ({
  page,
}) => {
  const errors = errorsOf(page);
  const [one, two, three] = await manyStands(3);
  if (!one || !two || !three) throw new Error("No stands");
  const title = "<img src=x onerror=alert(1)>{{7*7}}";
  await mockExhibition(page, [
    { ...one, title, author: "\u202E</title><script>alert(1)" },
    { ...two, document: "AAAA" },
    { ...three, title: "W".repeat(60), author: "你".repeat(30) },
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, EXHIBITION);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText("Cannot be drawn")).toBeVisible();
  expect(await page.locator("[data-stands] img").count()).toBe(0);
  expect(await overflow(page)).toBe(0);
  for (const address of ["?id=stand-0000", `#${"A".repeat(20_000)}`]) {
    await open(page, `${EXHIBITION}/detail${address}`);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A flower stand up close");
    expect(await overflow(page), address).toBe(0);
  }
  expect(errors).toEqual([]);
});

test("the exhibition and a stand with the longest texts are accessible, and fit at 320 pixels", {
  tag: "@phone",
}, async ({ page }) => {
  await mockExhibition(page, await manyStands(60));
  await storeStands(page, await mine("rejected"));
  for (const path of [EXHIBITION, `${EXHIBITION}/detail?id=stand-0001`]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    if (path === EXHIBITION) await expect(page.getByText("60 stands")).toBeVisible();
    else await expect(page.getByRole("heading", { level: 1, name: "Stand 1" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("landing and exhibition are complete; a single stand explains that it needs scripts", async ({
    page,
  }) => {
    await page.goto("/flowerstand");
    await expect(page.getByRole("img", { name: /^A flower stand/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Make one" }).first()).toBeVisible();
    await page.goto(EXHIBITION);
    expect(await cards(page).count()).toBeGreaterThan(1);
    // The document contains only the first drawings.
    expect(await scenes(page).count()).toBeGreaterThan(1);
    await expect(page.getByRole("navigation", { name: "Filter by unit" })).toBeHidden();
    await page.goto(`${EXHIBITION}/detail?id=anything-at-all`);
    await expect(page.getByText("Showing a stand needs JavaScript")).toBeVisible();
    await page.getByRole("link", { name: "To the exhibition" }).click();
    await expect(page).toHaveURL(EXHIBITION);
  });
});
