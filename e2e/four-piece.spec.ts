import { expect, test } from "@playwright/test";

test.describe("the badges of the audition, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("are filtered by venue, and all of them come back", async ({ page }) => {
    await page.goto("/4piece/idol");
    const badges = page.locator("article");
    await expect(badges).toHaveCount(24);
    await page.getByRole("radio", { name: "Second piece" }).check();
    await expect(page.getByRole("heading", { name: "Chiaki Morisawa" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Mao Isara" })).toBeHidden();
    await expect(page.getByRole("link", { name: "01 Mao Isara" })).toBeHidden();
    await page.getByRole("radio", { name: "All four" }).check();
    await expect(page.getByRole("heading", { name: "Mao Isara" })).toBeVisible();
  });

  test("are reached by number", async ({ page }) => {
    await page.goto("/4piece/idol");
    await page.getByRole("link", { name: "23 Ibara Saegusa" }).click();
    await expect(page).toHaveURL(/#saegusa_ibara$/);
    await expect(page.getByRole("heading", { name: "Ibara Saegusa" })).toBeInViewport();
  });
});

test("a piece of the picture leads to its tour, and on to an idol", async ({ page }) => {
  await page.goto("/4piece");
  await page.getByRole("link", { name: "Third piece VS AUDIENCE" }).click();
  const tour = page.getByRole("region", { name: "VS AUDIENCE" });
  await expect(tour).toBeInViewport();
  await tour.getByRole("link", { name: "Hiiro Amagi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hiiro Amagi" })).toBeVisible();
  await page.getByRole("link", { name: "All badges" }).click();
  await expect(page).toHaveURL(/\/4piece\/idol$/);
});
