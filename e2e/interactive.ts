import type { Page } from "@playwright/test";

/**
 * Waits until the page's scripts have made it interactive. A reading page has none before a control is used: the
 * focus of one is told here.
 */
export async function interactive(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.body.appendChild(document.createElement("button"));
    control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    control.remove();
  });
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Opens a page and waits until it is interactive. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await interactive(page);
}
