import { expect, type Page, test } from "@playwright/test";
import { openMenu } from "./main-menu";

const isPhone = () => test.info().project.name === "phone";
const stage = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const chooser = (page: Page, id: string | number) => page.locator(`#choose-${id}`);

/** Opens a page and waits for its scripts. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });
const character = (page: Page) => page.locator("#panel-name");

test("a visitor chooses a unit and a member, goes back, and the page stays where it is", async ({
  page,
}) => {
  await open(page, "/explore/units");
  await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
  // A click that Playwright does not scroll to.
  await chooser(page, "rl").dispatchEvent("click");
  await expect(stage(page, "UNDEAD")).toBeVisible();
  await expect(page).toHaveURL("/explore/units?unit=undead");
  await chooser(page, 16).dispatchEvent("click");
  await expect(page).toHaveURL("/explore/units?unit=undead&character=ogami_koga");
  await expect(character(page)).toHaveText("Koga Ogami");
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await page.goBack();
  await expect(character(page)).toHaveText("Rei Sakuma");
  await page.goBack();
  await expect(stage(page, "fine")).toBeVisible();
  await page.goForward();
  await expect(stage(page, "UNDEAD")).toBeVisible();
});

test("a shared address opens its choice; an unknown one shows the not-found page", async ({
  page,
}) => {
  await page.goto("/explore/units?unit=undead&character=ogami_koga");
  await expect(character(page)).toHaveText("Koga Ogami");
  await page.goto("/explore/units?unit=nobody");
  await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  await (await openMenu(page)).getByRole("link", { name: "Unit members" }).click();
  await expect(page.locator("#stage-name")).toBeVisible();
});

test("the way back from a profile leads to the choice that was left", async ({ page }) => {
  await open(page, "/explore/units?unit=fine");
  await chooser(page, 27).click();
  await page.getByRole("link", { name: "Full profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wataru Hibiki" })).toBeVisible();
  await page.goBack();
  await expect(character(page)).toHaveText("Wataru Hibiki");
  await expect(stage(page, "fine")).toBeVisible();
});

test("favourites are kept over a reload and taken out only after a Yes", async ({ page }) => {
  await open(page, "/explore/units?unit=undead");
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await open(page, "/explore/units/characters/itsuki_shu");
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await page.getByRole("link", { name: "See them all" }).click();
  await expect(page).toHaveURL("/explore/units?favorites");
  const takeOut = page.getByRole("button", { name: "Take out Rei Sakuma" });
  await takeOut.click();
  await expect(page.getByRole("button", { name: "No", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(takeOut).toBeFocused();
  await takeOut.click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(takeOut).toBeHidden();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: "Take out Shu Itsuki" })).toBeVisible();
  await expect(takeOut).toBeHidden();
});

test("favourites go into a file and come back from it", async ({ page }) => {
  await open(page, "/explore/units?unit=undead");
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await chooser(page, "favorites").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("encore-favourites.json");
  const file = await download.path();
  await page.evaluate(() => localStorage.clear());
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("The wall is bare")).toBeVisible();
  await page.getByLabel("File with favourites").setInputFiles(file);
  await expect(page.getByRole("button", { name: "Take out Rei Sakuma" })).toBeVisible();
});

test("auto-switch turns off at the first touch and its choice is not a step back", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/explore/units?unit=fine");
  const button = page.getByRole("button", { name: "Auto-switch" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(4000);
  await expect(character(page)).toHaveText("Wataru Hibiki");
  await chooser(page, "trickstar").click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
  await expect(character(page)).toHaveText("Wataru Hibiki");
});

for (const path of ["/explore/units/list", "/explore/units/characters"]) {
  test(`${path} is for mobile only`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(isPhone() ? path : "/explore/units");
    if (!isPhone()) return;
    await page.getByRole("link", { name: /unit explorer/ }).click();
    await expect(page).toHaveURL("/explore/units");
    await open(page, path);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page).toHaveURL("/explore/units");
  });
}

test("a swipe chooses the poster that comes to rest in the middle", async ({ page }) => {
  test.skip(!isPhone(), "posters are swiped on phones");
  await open(page, "/explore/units?unit=fine");
  await page
    .getByRole("navigation", { name: "Members of fine" })
    .getByRole("list")
    .evaluate((row) => {
      row.dispatchEvent(new Event("touchstart", { bubbles: true }));
      row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
    });
  await expect(character(page)).toHaveText("Yuzuru Fushimi");
  await expect(page).toHaveURL("/explore/units?unit=fine&character=fushimi_yuzuru");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the default unit is shown and everything that can be chosen is a link", async ({
    page,
  }) => {
    await page.goto("/explore/units");
    await expect(character(page)).toHaveText("Eichi Tenshouin");
    await chooser(page, "trickstar").click();
    await expect(page.getByRole("heading", { level: 1, name: "Trickstar" })).toBeVisible();
    await page.goBack();
    await chooser(page, 27).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wataru Hibiki" })).toBeVisible();
  });

  test("all characters are shown and can be filtered by agency", async ({ page }) => {
    await page.goto("/explore/units/characters");
    const figures = page.getByRole("region", { name: "Beyond the agencies" });
    await expect(figures.getByRole("link", { name: "Leon" })).toBeVisible();
    await page.getByRole("radio", { name: "Rhythm Link" }).check({ force: true });
    await expect(figures).toBeHidden();
    await expect(page.getByRole("link", { name: "Rei Sakuma" })).toBeVisible();
  });
});
