import { expect, type Page, test } from "@playwright/test";
import type { ActivityNotice, Video } from "../content/types";
import { answerCalls, type Changes, delayAll, recordCalls, failAll } from "./answers";
import { violations } from "./axe";
import { LARGE_UNIT } from "./cast";
import { notices } from "./content";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

/** A valid id without a character. */
const UNKNOWN = 80;

const NOTICE: ActivityNotice = {
  id: "2099-brand-new",
  kind: "special",
  title: "<b>Brand new</b> & unheard of",
  text: "No one has seen it yet.",
  start: "2099-12-01",
  end: "2099-12-09",
  units: [LARGE_UNIT.id],
  cast: [LARGE_UNIT.list[0] ?? 0, UNKNOWN],
};
const FILM: Video = {
  id: "strangers",
  kind: "reel",
  title: "Strangers in the house",
  about: "They knocked at four in the morning, and no one knows who they are.",
  unit: LARGE_UNIT.id,
  cast: [UNKNOWN, LARGE_UNIT.list[0] ?? 0],
  seconds: 20,
  opening: "In which someone knocks",
  ending: "It was the wind.",
  cover: "",
  target: "/explore/media?film=strangers",
};
const ADDRESSES = {
  ios: "https://store.example/ios",
  android: "https://store.example/android",
  tap: "https://tap.example/game",
  codeUrl: "/icon.svg",
  videoUrl: "https://video.example/channel",
};

const CHANGES: Changes = {
  "activity-list": (list) => [NOTICE, ...list.filter(({ id }) => id !== notices[0]?.id)],
  "game-feature-list": ([first, ...others]) => [
    { ...first, id: "live", title: "Live from the stage", text: "It came with the answer." },
    ...others,
  ],
  "source-url": (addresses) => ({ ...addresses, ...ADDRESSES }),
  "video-list": ({ list, ...films }) => ({
    ...films,
    total: list.length + 1,
    list: [...list, FILM],
  }),
};

const LIVE = [PAGES.home, PAGES.information, PAGES.media, PAGES.film, PAGES.download];

/** Pages whose text changes as QR codes are drawn. */
const WITH_CODES: readonly string[] = [PAGES.home, PAGES.download];

const again = (page: Page) => page.getByRole("button", { name: "Try again", exact: true });

async function scrollToLateParts(page: Page, path: string): Promise<void> {
  if (path !== PAGES.film) return;
  await page.getByRole("heading", { name: "How often it was seen" }).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-awake]")).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Wait for late fonts: two frames.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const held = globalThis as unknown as { shift: number };
    held.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        held.shift += (entry as never as { value: number }).value;
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

test("news is shown on the home page, and moves nothing on its first section", async ({ page }) => {
  const release = await delayAll(page, CHANGES);
  await page.goto(PAGES.home);
  await interactive(page);
  await page.waitForLoadState("load");
  const shifts = await recordShifts(page);
  release();
  await expect(page.locator("#main dl")).toContainText(NOTICE.title);
  const board = page.locator("#updates");
  await expect(board.getByRole("heading", { name: NOTICE.title })).toBeAttached();
  await expect(board.getByRole("listitem").first()).toContainText(LARGE_UNIT.name);
  await expect(page.getByRole("heading", { name: "Live from the stage" })).toBeAttached();
  for (const [name, address] of [
    [/^App Store/, ADDRESSES.ios],
    [/^Google Play/, ADDRESSES.android],
    [/^TapTap/, ADDRESSES.tap],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  const code = page.getByAltText("QR code: Scan for the game");
  await expect(code).toHaveAttribute("src", ADDRESSES.codeUrl);
  await expect(again(page)).toHaveCount(0);
  expect(await shifts()).toBe(0);
});

test("a new notice is reached by its address; a new film, with strangers in it, by its ticket", async ({
  page,
}) => {
  await answerCalls(page, CHANGES);
  await page.goto(`${PAGES.information}#${NOTICE.id}`);
  const entry = page.getByRole("article").first();
  await expect(entry).toContainText(NOTICE.title);
  await expect(entry).toBeInViewport();
  await expect(entry.getByRole("link", { name: LARGE_UNIT.name })).toBeVisible();
  await expect(page.locator(`[id='${notices[0]?.id}']`)).toHaveCount(0);

  await page.goto(PAGES.media);
  await page.getByRole("link", { name: FILM.title }).click();
  await expect(page.getByRole("region", { name: `Film: ${FILM.title}` })).toBeVisible();
});

for (const path of LIVE) {
  test(`${path} keeps its built content if calls fail, marks it, and retries without layout shifts`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    const release = await delayAll(page, "fail");
    await page.goto(path);
    await interactive(page);
    await scrollToLateParts(page, path);
    await page.waitForLoadState("load");
    const before = await wordsOf(page);
    const shifts = await recordShifts(page);
    release();
    await expect(again(page).first()).toBeAttached();
    await expect(
      page.getByText(/The latest could not be loaded: this is the copy/).first(),
    ).toBeAttached();
    expect(await shifts()).toBe(0);
    expect(await violations(page, "main :has(> div > output)")).toEqual([]);

    await answerCalls(page);
    for (let left = await again(page).count(); left > 0; left = await again(page).count()) {
      const button = again(page).first();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(again(page)).not.toHaveCount(left);
    }
    if (!WITH_CODES.includes(path)) await eventually(() => wordsOf(page)).toBe(before);
    expect(errors).toEqual([]);
  });
}

const wordsOf = (page: Page) => page.locator("main").innerText();

test("without a network the notice says so, and the page fetches again when it returns", async ({
  page,
  context,
}) => {
  await failAll(page);
  await page.goto(PAGES.information);
  await expect(again(page)).toBeAttached();
  await context.setOffline(true);
  await expect(
    page.getByText("You are offline: this is the copy built with the page."),
  ).toBeAttached();
  await answerCalls(page, CHANGES);
  await context.setOffline(false);
  await expect(page.getByRole("article").first()).toContainText(NOTICE.title);
  await expect(again(page)).toHaveCount(0);
});

test("leaving a page aborts its calls, but not those of the header", async ({ page }) => {
  const calls = recordCalls(page);
  const broken: string[] = [];
  page.on("requestfailed", (request) => broken.push(new URL(request.url()).pathname));
  await delayAll(page);
  await page.goto(PAGES.information);
  await interactive(page);
  await eventually(() => new Set(calls)).toEqual(new Set(["activity-list", "source-url"]));
  await page
    .getByRole("link", { name: /^Encore!/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
  await eventually(() => broken).toContain("/api/c/common/activity/list");
  expect(broken).not.toContain("/api/c/common/sourceUrl");
});
