import { expect, type Page, test } from "@playwright/test";
import { content } from "./content";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

const lefties = content.characters.filter(
  ({ profile, unit }) => profile.hand === "left" && unit !== "4piece",
);
const names = (page: Page) => page.getByRole("article").getByRole("heading");
const drawer = (page: Page, name: string) => page.locator("summary", { hasText: name });

test("a fact of a profile leads to all idols who share it, and filters narrow them further", async ({
  page,
}) => {
  const [one] = lefties;
  await page.goto(`/explore/units/characters/${one?.cname}`);
  await page.getByRole("link", { name: "Left-handed" }).click();
  await expect(page).toHaveURL(/\/explore\/everybody\?hand=left$/);
  await expect(names(page)).toHaveCount(lefties.length);
  await expect(page.getByRole("status").first()).toContainText(`${lefties.length} of `);

  await drawer(page, "Blood").click();
  const not = page.getByRole("checkbox", { name: `not ${one?.profile.blood}`, exact: true });
  await not.check();
  await expect(names(page).filter({ hasText: one?.name ?? "" })).toHaveCount(0);
  await expect(page).toHaveURL(/hand=left&blood=-/);
  await page.goBack();
  await expect(names(page)).toHaveCount(lefties.length);
  await expect(not).not.toBeChecked();
});

test("filters are opened and chosen by keyboard @phone", async ({ page }) => {
  await page.goto(PAGES.everybody);
  await interactive(page);
  await drawer(page, "Hand").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/\?hand=/);
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all idols are there, with ready-made lists in place of the filters", async ({ page }) => {
    await page.goto(PAGES.everybody);
    await expect(names(page)).toHaveCount(new Set(content.characters.map((c) => c.cname)).size);
    await expect(drawer(page, "Hand")).toBeHidden();
    const lists = page.getByRole("navigation", { name: "Ready-made lists" });
    await lists.getByRole("link", { name: "Clubs" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Clubs" })).toBeVisible();
  });
});
