import { expect, type Page, test } from "@playwright/test";
import { characterPath, compareUnitPath } from "../lib/content/model/pages/paths";
import { violations } from "./axe";
import { CONTESTANT, LARGE_UNIT, LEADER, OTHER_UNIT } from "./cast";
import { characterById } from "./content";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

const columns = (page: Page) => page.getByRole("table").getByRole("columnheader").getByRole("link");
const heightChart = (page: Page) => page.getByRole("img", { name: /^Heights/ });
const ONE = CONTESTANT;
const ASKED = `a=${ONE.cname}`;
/** The name with its last two letters swapped. */
const MISSPELT = ONE.cname.replace(/(.)(.)$/, "$2$1");

test("a visitor adds idols and their own height by keyboard, and steps back", async ({ page }) => {
  await page.goto(PAGES.compare);
  await interactive(page);
  await expect(columns(page)).toHaveCount(2);
  const name = page.getByRole("combobox", { name: "Add an idol" });
  await name.focus();
  await page.keyboard.type(ONE.names.ja?.split(" ")[0] ?? "");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/explore/compare?${ASKED}`);
  await page.keyboard.type(LEADER.name);
  await expect(page.getByRole("option", { name: LEADER.name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(columns(page)).toHaveCount(2);
  await expect(name).toBeFocused();
  await page.getByLabel(/^And you/).fill("165");
  await page.keyboard.press("Enter");
  await expect(heightChart(page)).toHaveAccessibleName(/You, 165 cm\.$/);
  await expect(page.getByText(/cm taller than you\.$/)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${ONE.name} and .* side by side`));
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(heightChart(page)).not.toHaveAccessibleName(/You/);
});

test("an address shows a unit, and an unknown name offers the nearest ones", async ({ page }) => {
  const { id: unit, list } = OTHER_UNIT;
  await page.goto(`/explore/compare?unit=${unit}`);
  await interactive(page);
  await expect(columns(page)).toHaveText(list.map((id) => characterById(id).name));
  const figures = heightChart(page).locator("image");
  await expect(figures).toHaveCount(list.length);
  for (const figure of await figures.all()) {
    const address = (await figure.getAttribute("href")) ?? "";
    expect((await page.request.get(address)).headers()["content-type"]).toContain("image/svg");
  }
  await page.goto(`/explore/compare?a=${MISSPELT}`);
  await interactive(page);
  const alert = page.getByRole("alert").filter({ hasText: MISSPELT });
  await expect(alert).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await alert.getByRole("link", { name: ONE.name }).click();
  await expect(page).toHaveURL(`/explore/compare?${ASKED}`);
});

test("profiles and units lead to it", async ({ page }) => {
  await page.goto(characterPath(ONE.cname));
  await page.getByRole("link", { name: "Compare with …" }).click();
  await expect(page).toHaveURL(`/explore/compare?${ASKED}`);
  await expect(columns(page)).toHaveText([ONE.name]);
  await page.goto(PAGES.unit);
  await page.locator(`a[href="${compareUnitPath(LARGE_UNIT.id)}"]`).click();
  await expect(columns(page)).toHaveCount(LARGE_UNIT.list.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the heights are shown, and each idol in the list is a link to the profile", async ({
    page,
  }) => {
    await page.goto(PAGES.compare);
    await expect(heightChart(page)).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Add an idol" })).toBeHidden();
    const everybody = page.getByRole("region", { name: "Everybody by height" });
    await everybody.getByRole("link", { name: ONE.name }).click();
    await expect(page).toHaveURL(characterPath(ONE.cname));
  });
});
