import type { Page } from "@playwright/test";

/** Waits until the page's scripts, which come late, have made it interactive. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await interactive(page);
}
