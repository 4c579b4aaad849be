import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe";
import { LARGE_UNIT, LEADER } from "./cast";
import { membersOf } from "./content";
import { copied, recordCopies } from "./copied";
import { eventually } from "./eventually";
import { open } from "./interactive";
import { PAGES } from "./pages";

const MEMBERS = membersOf(LARGE_UNIT.id);
const [first, second] = MEMBERS;

const light = (page: Page) => page.getByRole("dialog", { name: /’s light$/ });
const ground = (page: Page) =>
  light(page)
    .locator("[data-light]")
    .evaluate((one) => getComputedStyle(one).backgroundColor);
const unit = (page: Page) =>
  page.locator("#content").getByRole("link", { name: LARGE_UNIT.name, exact: true });
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

test("a unit is walked through by keys, in its order, in its colours; a colour is copied", async ({
  page,
}) => {
  await recordCopies(page);
  await open(page, PAGES.penlight);
  await unit(page).press("Enter");
  await expect(light(page).getByRole("status")).toHaveText(LARGE_UNIT.name);
  await eventually(() => ground(page)).toBe(rgb(LARGE_UNIT.imageColor ?? ""));
  expect(await violations(page, "dialog")).toEqual([]);
  await page.keyboard.press("ArrowRight");
  await expect(light(page).getByRole("status")).toHaveText(first?.name ?? "");
  await eventually(() => ground(page)).toBe(rgb(first?.color ?? ""));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(light(page).getByRole("status")).toHaveText(MEMBERS.at(-1)?.name ?? "");
  await page.keyboard.press("Escape");
  await expect(light(page)).toBeHidden();
  await expect(unit(page)).toBeFocused();
  await expect(page).toHaveURL(PAGES.penlight);

  const card = page.getByRole("listitem").filter({ hasText: LEADER.name });
  await expect(card).toContainText(`${LEADER.sourceCounts?.color} sources`);
  await card.getByRole("button", { name: LEADER.color }).click();
  await expect(card.getByText("copied")).toBeVisible();
  expect(await copied(page)).toBe(LEADER.color);
});

test("a finger swipes, and a press leaves the colour alone @phone", async ({ page }) => {
  await open(page, `${PAGES.penlight}?idol=${first?.cname}`);
  await expect(light(page)).toBeVisible();
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(120, 300);
  await page.mouse.up();
  await expect(light(page).getByRole("status")).toHaveText(second?.name ?? "");
  await page.mouse.click(200, 200);
  await expect(light(page).locator("[data-bare]")).toHaveCount(1);
  await page.mouse.click(200, 200);
  await light(page).getByRole("button", { name: "Put it out" }).click();
  await expect(page).toHaveURL(PAGES.penlight);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
});
