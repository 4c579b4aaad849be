import type { Locator, Page } from "@playwright/test";

export async function openMenu(page: Page): Promise<Locator> {
  const opener = page.getByRole("button", { name: "Open the menu" });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole("navigation", { name: "Main" });
}
