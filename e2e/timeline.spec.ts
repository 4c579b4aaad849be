import { expect, test } from "@playwright/test";
import { LARGE_UNIT } from "./cast";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

test("a visitor follows a unit by keyboard, and steps back", async ({ page }) => {
  await page.goto(PAGES.timeline);
  await interactive(page);
  const count = page.getByText(/^\d+ stops?$/);
  const all = await count.textContent();
  const { id, name } = LARGE_UNIT;
  const unit = page.getByRole("navigation", { name: "Whose timeline" }).getByText(name, {
    exact: true,
  });
  await unit.press("Enter");
  await expect(page).toHaveURL(`/timeline?unit=${id}`);
  await expect(unit).toHaveAttribute("aria-current", "true");
  await expect(count).not.toHaveText(all ?? "");
  await page.goBack();
  await expect(count).toHaveText(all ?? "");
});
