import { expect, type Page } from "@playwright/test";
import { characterListPath, unitListPath } from "../lib/content/model/pages/paths";
import { violations } from "./axe";
import { interactive } from "./interactive";
import { lowLinks, rowsWithHoles, tooWide } from "./layout";
import { PAGES } from "./pages";
import { expectPaper, ON_PAPER } from "./paper";
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

/** Pages whose last row of cards may be short. */
const RAGGED: readonly string[] = [
  PAGES.album,
  PAGES.exhibition,
  PAGES["unit explorer, many figures"],
  PAGES["campaign with a gallery"],
];

const PHONE = { width: 390, height: 844 };

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: fits any window and paper, fails at nothing, complains of nothing, is accessible`, {
    tag: "@phone",
  }, async ({ shared: page, problems }) => {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await interactive(page);
    expect(await violations(page)).toEqual([]);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await page.evaluate(lowLinks)).toEqual([]);
    for (const width of isForMobile(path) ? [390, 320] : [390, 320, 820, 1024, 1440]) {
      await page.setViewportSize({ ...PHONE, width });
      expect(await page.evaluate(tooWide), `at ${width} pixels`).toBe(0);
      if (RAGGED.includes(path)) continue;
      expect(await page.evaluate(rowsWithHoles), `at ${width} pixels`).toEqual([]);
    }
    if (WIDE.includes(path)) expect(await violations(page)).toEqual([]);
    if (ON_PAPER.has(path)) await expectPaper(page);
    expect(await page.evaluate(() => globalThis.window.policyViolations)).toEqual([]);
    const ofItself = (text: string) => LOST.includes(path) && text.includes("404");
    expect({
      ...problems,
      words: problems.words.filter((text) => !ofItself(text)),
      failed: problems.failed.filter((text) => !(ofItself(text) && text.includes(path))),
    }).toEqual({ words: [], failed: [], foreign: [] });
  });
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}
