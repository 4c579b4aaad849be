import { expect, type Page } from "@playwright/test";
import { characterListPath, unitListPath } from "../lib/content/model/pages/paths";
import { violations } from "./axe";
import { interactive } from "./interactive";
import { PAGES } from "./pages";
import { test } from "./shared-page";

/** Addresses with status 404, which the console reports. */
const LOST: readonly string[] = [PAGES["not-found"], PAGES["no route"]];
/** On desktop these redirect to the explorer (unit-explorer.spec.ts). */
const isForMobile = (path: string) => [characterListPath, unitListPath].includes(path);

/** Pages with another layout on wide windows, which axe checks too. */
const WIDE: readonly string[] = [
  PAGES.home,
  PAGES.units,
  PAGES.unit,
  PAGES.character,
  PAGES.media,
  PAGES.film,
  PAGES["four-piece"],
  PAGES.maker,
];

const PHONE = { width: 390, height: 844 };

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: fits any window, fails at nothing, complains of nothing, is accessible`, {
    tag: "@phone",
  }, async ({ shared: page, problems }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await interactive(page);
    expect(await violations(page)).toEqual([]);
    expect(await brokenPictures(page)).toEqual([]);
    for (const width of isForMobile(path) ? [390, 320] : [390, 320, 1440]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await tooWide(page), `at ${width} pixels`).toBe(0);
    }
    if (WIDE.includes(path)) expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => globalThis.window.policyViolations)).toEqual([]);
    const ofItself = (text: string) => LOST.includes(path) && text.includes("404");
    expect({
      ...problems,
      words: problems.words.filter((text) => !ofItself(text)),
      failed: problems.failed.filter((text) => !(ofItself(text) && text.includes(path))),
    }).toEqual({ words: [], failed: [], foreign: [] });
  });
}

/** Pixels by which a page is wider than its window. */
function tooWide(page: Page): Promise<number> {
  // On a phone `innerWidth` grows with overflow, so it is no reference.
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}
