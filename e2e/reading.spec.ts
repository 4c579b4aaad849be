import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";
import { openMenu } from "./main-menu";

test("a visitor walks from home to a unit, a member, a club mate and back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Meet the units" }).click();
  await expect(page).toHaveURL("/explore/units");
  await page
    .getByRole("region", { name: "Rhythm Link" })
    .getByRole("link", { name: "UNDEAD", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "UNDEAD" })).toBeVisible();
  await page.getByRole("heading", { name: "Koga Ogami" }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Koga Ogami" })).toBeVisible();
  await page.getByRole("link", { name: "Mao Isara" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Mao Isara" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Koga Ogami" })).toBeVisible();
});

test("previous and next go through all members of a unit in its order", async ({ page }) => {
  await page.goto("/explore/units/characters/aoi_hinata");
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Yuta Aoi" })).toBeVisible();
  await page.getByRole("link", { name: /^Previous/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hinata Aoi" })).toBeVisible();
});

test("the menu says which part of the site one is in", async ({ page }) => {
  await page.goto("/explore/units/characters/aoi_hinata");
  const menu = await openMenu(page);
  await expect(menu.getByRole("link", { name: "Unit members" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(menu.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current");
});

test("an unknown address shows the not-found page with a way home", async ({ page }) => {
  const answer = await page.goto("/explore/units/characters/nobody");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("the not-found page keeps its frame at any address", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.text().includes("React")) errors.push(message.text());
  });
  await page.goto("/flowerstand/nowhere");
  await interactive(page);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Encore/i })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile is complete: poster, facts, story, clubs, what was true a year before", async ({
    page,
  }) => {
    await page.goto("/explore/units/characters/sakuma_rei");
    const poster = page.getByRole("img", { name: /^Poster of Rei Sakuma/ });
    await expect(poster).toBeVisible();
    expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(page.getByText("2 November")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Band BB" })).toBeVisible();
    await page.getByText("The same in Year 1").click();
    await expect(page.getByText("ジャズダンス")).toBeVisible();
  });
});
