import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { parsePageHead } from "../plugins/built-pages/page-heads";
import { type LayoutName, layoutOf } from "../src/layouts/layout-of";
import { routeName } from "../src/lib/route-names";
import { specifiedRoutes } from "../test/routes/specified-routes";
import { violations } from "./axe";
import { interactive } from "./interactive";
import { PAGES } from "./pages";
import { test } from "./shared-page";

const ROUTES = specifiedRoutes();
/** An address that no route matches: the catch-all of SPEC section 2. */
const NOWHERE = "/nobody/is-booked-here";
const CASES = [...new Set([...ROUTES, ...Object.values(PAGES), NOWHERE])];
const isLost = (path: string) => path === PAGES["page not found"] || path === NOWHERE;
/** Pages for mobile only leave for the explorer on desktop (unit-explorer.spec.ts). */
const isForMobile = (path: string) => routeName(path).startsWith("units-");

/** Routes that show what another route shows, and say so. */
const SECOND_ADDRESSES: Readonly<Record<string, string>> = { "/main": "/" };

/** What each layout has round its content (SPEC section 2, “Layouts”; docs/architecture.md). */
const PARTS: Readonly<Record<LayoutName, { header: number; languages: number; footer: number }>> = {
  default: { header: 1, languages: 1, footer: 1 },
  home: { header: 1, languages: 1, footer: 1 },
  playMovie: { header: 1, languages: 1, footer: 1 },
  flowerstand: { header: 1, languages: 0, footer: 0 },
  "footer-only": { header: 0, languages: 0, footer: 1 },
  blank: { header: 0, languages: 0, footer: 0 },
};

test.describe("by their heads", () => {
  // What a server answers is the same at each size of window.
  test.skip(({ isMobile }) => !isMobile, "once is enough");

  test("all specified routes answer, each with words, an address and a picture of its own", async ({
    request,
  }) => {
    const heads = await Promise.all(
      ROUTES.filter((path) => !isLost(path)).map(async (path) => {
        const answer = await request.get(path, { maxRedirects: 0 });
        const picture = await request.head(`/social${path === "/" ? "/index" : path}.jpg`);
        const head = parsePageHead(path, await answer.text());
        return { ...head, status: answer.status(), picture: picture.status() };
      }),
    );
    const { address } = JSON.parse(readFileSync(".content/site.json", "utf8")) as {
      address: string;
    };
    for (const { path, ...head } of heads) {
      expect.soft(head, path).toMatchObject({
        status: 200,
        picture: 200,
        canonical: `${address}${SECOND_ADDRESSES[path] ?? path}`,
        image: `${address}/social${path === "/" ? "/index" : path}.jpg`,
      });
    }
    const own = heads.filter(({ path }) => !(path in SECOND_ADDRESSES));
    for (const part of ["title", "description"] as const) {
      const twice = own.filter((one) => own.some((two) => one !== two && one[part] === two[part]));
      expect.soft(twice.map((one) => `${one.path}: ${one[part]}`)).toEqual([]);
    }
  });

  test("what cannot be found answers 404, and asks search engines not to keep it", async ({
    request,
  }) => {
    for (const path of [PAGES["page not found"], NOWHERE]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(parsePageHead(path, await answer.text())).toMatchObject({ hidden: true });
    }
  });
});

for (const path of CASES) {
  test(`${path} is whole, fits, fails at nothing, complains of nothing, is accessible`, async ({
    shared: page,
    complaints,
    isMobile,
  }) => {
    const isOfEachKind = (Object.values(PAGES) as string[]).includes(path);
    test.skip(!isMobile && (!isOfEachKind || isForMobile(path)), "one of each kind on desktop");
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(isLost(path) ? 404 : 200);
    expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; /);
    await interactive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

    await hasItsParts(page, path);
    expect(await tooWide(page)).toBe(0);
    expect(await brokenPictures(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    if (isMobile) {
      const size = page.viewportSize() ?? { width: 390, height: 844 };
      await page.setViewportSize({ ...size, width: 320 });
      expect(await tooWide(page)).toBe(0);
      await page.setViewportSize(size);
    }
    expect(await page.evaluate(() => globalThis.window.policyViolations)).toEqual([]);
    const ofItself = (text: string) => isLost(path) && text.includes("404");
    expect({
      ...complaints,
      words: complaints.words.filter((text) => !ofItself(text)),
      failed: complaints.failed.filter((text) => !(ofItself(text) && text.includes(path))),
    }).toEqual({ words: [], failed: [], foreign: [] });
  });
}

async function hasItsParts(page: Page, path: string): Promise<void> {
  const layout = layoutOf(new URL(page.url()).pathname);
  const { header, languages, footer } = PARTS[isLost(path) ? "default" : layout];
  await expect(page.getByRole("banner")).toHaveCount(header);
  await expect(page.getByRole("button", { name: "English" })).toHaveCount(languages);
  // The home page has its footer within its last section.
  const place = layout === "home" ? "main footer#about" : "footer#about";
  await expect(page.locator(place)).toHaveCount(footer);
  if (layout !== "home") await expect(page.locator("main footer#about")).toHaveCount(0);
}

/** By how many pixels a page is wider than its window. */
function tooWide(page: Page): Promise<number> {
  // On a phone the window's own width grows with what sticks out of the page: it says nothing.
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** The addresses of pictures that were loaded and show nothing. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.currentSrc && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}
