import { expect, test } from "@playwright/test";
import { PAGES } from "./pages";

/** Pages that had links as low as a line of text. */
const KINDS = [
  "home",
  "unit",
  "character",
  "growth",
  "media",
  "information",
  "appstore",
  "compare, eight and the visitor",
] as const;

for (const kind of KINDS)
  test(`${kind}: a link outside of running text takes presses of 24 px @phone`, async ({
    page,
  }) => {
    await page.goto(PAGES[kind]);
    // Needs the late style sheet.
    await page.waitForLoadState("load");
    const low = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main a[href]")]
        .filter((link) => {
          const { width, height } = link.getBoundingClientRect();
          const isStretched = [null, "::before", "::after"].some(
            (part) => part && getComputedStyle(link, part).position === "absolute",
          );
          const isInText = link.closest("p") && link.closest("p")?.textContent !== link.textContent;
          return width > 1 && height > 1 && height < 24 && !isStretched && !isInText;
        })
        .map((link) => `${link.textContent}: ${link.getBoundingClientRect().height}`),
    );
    expect(low).toEqual([]);
  });
