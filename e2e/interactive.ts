import type { Page } from "@playwright/test";

/** Waits for hydration. Reading pages need a focused control to load their scripts, which is simulated here. */
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

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await interactive(page);
}
