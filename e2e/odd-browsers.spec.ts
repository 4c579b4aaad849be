import { expect, type Page, test } from "@playwright/test";
import { characterPath } from "../lib/content/model/pages/paths";
import { content } from "./content";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { open } from "./interactive";
import { PAGES } from "./pages";

/** Pages that store something. */
const WALK = [PAGES.units, PAGES.sorter, PAGES.guess] as const;

async function navigateOn(page: Page): Promise<void> {
  const link = page.locator(`#main-menu a[href="${PAGES.birthdays}"]`).first();
  await link.evaluate((one: HTMLElement) => one.click());
  await expect(page).toHaveURL(PAGES.birthdays);
  await expect(page.getByText("Something on this page went wrong")).toBeHidden();
}

test("a browser without storage shows every page, and navigates", async ({ page }) => {
  await page.addInitScript(() => {
    const deny = {
      get() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", deny);
    Object.defineProperty(window, "sessionStorage", deny);
    Object.defineProperty(window, "indexedDB", deny);
    Object.defineProperty(document, "cookie", deny);
  });
  const errors = errorsOf(page);
  for (const address of WALK) {
    await open(page, address);
    await navigateOn(page);
  }
  expect(errors).toEqual([]);
});

/** Breaks features that a browser may deny, or an extension break. */
const breakFeatures = () => {
  const refusal = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const name of ["serviceWorker", "canShare", "share", "clipboard", "locks"]) {
    Object.defineProperty(navigator, name, { get: refusal });
  }
  Storage.prototype.removeItem = refusal;
  window.matchMedia = refusal;
};

test("a browser that throws on what it may deny shows the pages, and shares stands", async ({
  page,
}) => {
  await page.addInitScript(breakFeatures);
  const errors = errorsOf(page);
  for (const address of [PAGES.home, PAGES.compare, PAGES.penlight]) await open(page, address);
  await navigateOn(page);
  await open(page, PAGES.maker);
  await page.getByRole("button", { name: /^Share/ }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/^The link is (copied|selected)/)).toBeVisible();
  expect(errors).toEqual([]);
});

test("tabs that keep favourites in one moment keep them all", async ({ context }) => {
  const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  const profiles = content.characters.slice(0, 5).map(({ cname }) => characterPath(cname));
  await Promise.all(pages.map((page, index) => open(page, profiles[index] as string)));
  const at = Date.now() + 1000;
  await Promise.all(
    pages.map((page) =>
      page.evaluate(async (time) => {
        await new Promise((resolve) => setTimeout(resolve, time - Date.now()));
        const hearts = [...document.querySelectorAll<HTMLElement>("main button")];
        hearts.find(({ textContent }) => /favourites/.test(textContent ?? ""))?.click();
      }, at),
    ),
  );
  const kept = () =>
    pages[0]?.evaluate(
      () => JSON.parse(localStorage.getItem("favorites") ?? "{}").units?.favorites.length,
    );
  await eventually(kept).toBe(5);
});
