import { expect, type Page, test } from "@playwright/test";
import { errorsOf } from "./errors-of";
import { open } from "./interactive";
import { PAGES } from "./pages";

/** Pages that keep something, and change what they show. */
const WALK = [
  PAGES["unit explorer"],
  PAGES.everybody,
  PAGES.timeline,
  PAGES.sorter,
  PAGES.guess,
] as const;

/** Walks on by a link that scripts follow. */
async function walkOn(page: Page): Promise<void> {
  const link = page.locator(`#main-menu a[href="${PAGES.birthdays}"]`).first();
  await link.evaluate((one: HTMLElement) => one.click());
  await expect(page).toHaveURL(PAGES.birthdays);
  await expect(page.getByText("Something on this page went wrong")).toBeHidden();
}

test("a browser that keeps nothing shows every page, and walks on", async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", refuse);
    Object.defineProperty(window, "sessionStorage", refuse);
    Object.defineProperty(window, "indexedDB", refuse);
    Object.defineProperty(document, "cookie", refuse);
  });
  const errors = errorsOf(page);
  for (const address of WALK) {
    await open(page, address);
    await walkOn(page);
  }
  expect(errors).toEqual([]);
});
