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
  const link = page.locator(`footer a[href="${PAGES["unit of one"]}"]`).first();
  await link.evaluate((one: HTMLElement) => one.click());
  await expect(page).toHaveURL(PAGES["unit of one"]);
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

test("a page that the browser translates still changes, and is left", async ({ page }) => {
  const errors = errorsOf(page);
  for (const address of WALK) {
    await open(page, address);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      // As translators do: each text gives way to elements around another one.
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script, style, svg, select"))
          continue;
        const outer = document.createElement("font");
        outer.append(document.createElement("font"));
        outer.firstElementChild?.append(`[${text.data}]`);
        text.replaceWith(outer);
      }
    });
    const choice = page
      .locator("main a[data-replay], main button")
      .filter({ visible: true })
      .first();
    await choice.evaluate((one: HTMLElement) => one.click());
    await expect(page.getByText("Something on this page went wrong")).toBeHidden();
    await walkOn(page);
  }
  expect(errors).toEqual([]);
});
