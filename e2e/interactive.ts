import type { Page } from "@playwright/test";

/** Waits until the page's scripts, which come late, have made it interactive. */
export async function interactive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}
