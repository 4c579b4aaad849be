import { expect, type Page, test } from "@playwright/test";
import { HOME_SECTIONS } from "../src/app/routing/home-sections";
import { eventually } from "./eventually";
import { CLUB, dot, open } from "./home-page";
import { MOVING } from "./moving";

test.use(MOVING);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sections are stacked in the page, and clubs link to their pages", async ({ page }) => {
    await page.goto("/");
    const boxes = await Promise.all(
      HOME_SECTIONS.map((name) => page.locator(`#${name}`).boundingBox()),
    );
    for (const [index, box] of boxes.slice(1).entries()) {
      const before = boxes[index];
      expect(box?.y).toBeCloseTo((before?.y ?? 0) + (before?.height ?? 0), 0);
    }
    await expect(dot(page, "Agencies")).toBeHidden();
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText("Play in moderation")).toBeInViewport();
    await page.goto("/#news");
    await expect(page.getByRole("heading", { name: "Information" })).toBeInViewport();
    await page.locator("#news").getByRole("link", { name: CLUB.title, exact: true }).click();
    await expect(page).toHaveURL(`/explore/clubs/${CLUB.key}`);
  });
});

test("in low, narrow and small windows nothing is cut off, and all can be reached", async ({
  page,
}) => {
  await open(page);
  for (const [width, height] of [
    [844, 390],
    [1024, 600],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await eventually(() => cutOff(page), `at ${width} × ${height}`).toEqual([]);
    const end = page.getByText("Play in moderation");
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await expect(page).toHaveURL("/#features");
  }
});

function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outside: string[] = [];
    for (const section of document.querySelectorAll(".swiper-slide")) {
      const box = section.getBoundingClientRect();
      for (const one of section.querySelectorAll("a, button, h1, h2, h3, p")) {
        const { width: wide, top, bottom, left, right } = one.getBoundingClientRect();
        const isShown = wide > 1 && one.checkVisibility() && !one.closest("[popover]");
        // Lines of the ticker may be truncated; the sections repeat them.
        const isShort = getComputedStyle(one.closest("dd") ?? one).textOverflow === "ellipsis";
        const isPoster = one.querySelector("img") !== null;
        if (!isShown || isPoster || isShort) continue;
        if (top < box.top - 1 || bottom > box.bottom + 1 || left < -1 || right > innerWidth + 1) {
          outside.push(`${section.id}: ${one.textContent}`);
        }
      }
    }
    return outside;
  });
}
