import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

test("a computer finds a code that leads a phone on, and both doors behind it", async ({
  page,
}) => {
  await page.goto(PAGES.download);
  await interactive(page);
  const link = page.getByRole("link", { name: "To your phone’s store" });
  await expect(page.getByText("QR code: To your phone’s store")).toBeAttached();
  await link.click();
  await expect(page.getByRole("heading", { name: "Which door is yours?" })).toBeVisible();
  const android = page.getByRole("listitem").filter({ hasText: "Android" });
  await expect(android).not.toHaveAttribute("data-own");
});

test("/appstore without known addresses keeps a phone, and tells which door is its own", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(PAGES.download);
  await expect(page.getByRole("link", { name: "To your phone’s store" })).toBeHidden();
  await page.goto(PAGES.appstore);
  const android = page.getByRole("listitem").filter({ hasText: "Android" });
  await expect(android).toContainText("Search Google Play");
  await expect(android).toHaveAttribute("data-own", "true");
  await expect(page).toHaveURL(PAGES.appstore);
});
