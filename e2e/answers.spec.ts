import { expect, type Page, test } from "@playwright/test";
import type { ActivityNotice, RacingList, Video } from "../content/types";
import { answer, type Changes, hold, noteCalls, refuse } from "./answers";
import { violations } from "./axe";
import { interactive } from "./interactive";

/** An id that a character may have, and none has. */
const UNKNOWN = 80;

const NOTICE: ActivityNotice = {
  id: "2026-brand-new",
  kind: "special",
  title: "<b>Brand new</b> & unheard of",
  text: "Nobody has seen it yet.",
  start: "2026-12-01",
  end: "2026-12-09",
  units: ["knights"],
  cast: [10, UNKNOWN],
};
const FILM: Video = {
  id: "strangers",
  kind: "reel",
  title: "Strangers in the house",
  about: "They knocked at four in the morning, and nobody knows who they are.",
  unit: "knights",
  cast: [UNKNOWN, 10],
  seconds: 20,
  opening: "In which somebody knocks",
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
const CHEERED: Record<string, number> = { knights: 1500, fine: 30, undead: 30 };

const CHANGES: Changes = {
  "activity-list": ([, ...others]) => [NOTICE, ...others],
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
  "contribution-video-list": () => [
    {
      id: "kitchen-dance",
      title: "Kitchen dance",
      author: "A fan",
      about: "Five friends dance the whole of it in a kitchen.",
      seconds: 61,
      published: "2026-02-03",
      cover: "",
      target: "https://video.example/kitchen",
    },
  ],
  "count-info": () => ({ view: 12345, achievement: 678, updateTime: "2026-11-22T10:11:00Z" }),
  "racing-list": ({ list }) => rank(list),
};

/** The standings with some cheers in them, the units in front first. */
function rank(list: RacingList["list"]): RacingList {
  const entries = list.map((one) => ({ ...one, cheers: CHEERED[one.unit] ?? 0 }));
  entries.sort((a, b) => b.cheers - a.cheers);
  return {
    updateTime: "2026-11-22T10:11:00Z",
    list: entries.map((one) => ({
      ...one,
      rank: 1 + entries.filter(({ cheers }) => cheers > one.cheers).length,
    })),
  };
}

const PAGES = [
  "/",
  "/information",
  "/explore/media",
  "/playmovie_campaign",
  "/download",
  "/appstore",
];

/** Where motion is not wanted the film's page stands still, without a curtain before it. */
const standStill = (page: Page) => page.emulateMedia({ reducedMotion: "reduce" });
const isPhone = () => test.info().project.name === "phone";
const again = (page: Page) => page.getByRole("button", { name: "Try again", exact: true });

/** Comes near to what the film's page fetches only then, and goes back. */
async function comeNear(page: Page, path: string): Promise<void> {
  if (path !== "/playmovie_campaign") return;
  await page.getByRole("heading", { name: "The house counts" }).scrollIntoViewIfNeeded();
  await expect(page.locator("[data-awake]")).toHaveCount(1);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

/** Notes how far the page moves under the visitor's eyes from now on. */
async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Letters that have just come are in their places two frames later.
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

test.describe("an answer that says something new is shown", () => {
  test("on the home page: notice, features, stores, code", async ({ page }) => {
    await answer(page, CHANGES);
    await page.goto("/");
    const board = page.locator("#updates");
    await expect(board.getByRole("heading", { name: NOTICE.title })).toBeAttached();
    await expect(board.getByRole("listitem").first()).toContainText("Knights");
    await expect(page.locator("#main dl")).toContainText(NOTICE.title);
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
  });

  test("in the list of notices, to which its address leads", async ({ page }) => {
    await answer(page, CHANGES);
    await page.goto(`/information#${NOTICE.id}`);
    const entry = page.getByRole("article").first();
    await expect(entry).toContainText(NOTICE.title);
    await expect(entry).toBeInViewport();
    await expect(entry.getByRole("link", { name: "Knights" })).toBeVisible();
    await expect(page.locator("[id='2026-world-tour-area03']")).toHaveCount(0);
  });

  test("in the screening room: a film with strangers in it, one by a fan, the channel", async ({
    page,
  }) => {
    await answer(page, CHANGES);
    await page.goto("/explore/media");
    await page.getByRole("link", { name: FILM.title }).click();
    await expect(page.getByRole("region", { name: `Film: ${FILM.title}` })).toBeVisible();
    await page.getByRole("link", { name: /^Contributed films/ }).click();
    await expect(page.getByRole("link", { name: "Kitchen dance" })).toBeVisible();
    await expect(page.getByRole("link", { name: /official video channel/ })).toHaveAttribute(
      "href",
      ADDRESSES.videoUrl,
    );
  });

  test("on the film’s page: counts, and the race with a tie", async ({ page }) => {
    await answer(page, CHANGES);
    await standStill(page);
    await page.goto("/playmovie_campaign");
    await interactive(page);
    await comeNear(page, "/playmovie_campaign");
    await expect(page.getByText("12,345")).toBeAttached();
    await expect(page.getByText("22 November 2026, 10:11 UTC").first()).toBeVisible();
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(18);
    await expect(rows.nth(1)).toHaveText(/^1\s*Knights\s*1,500/);
    await expect(rows.nth(2)).toHaveText(/^=2 \(shared\)\s*fine\s*30/);
    await expect(rows.nth(3)).toHaveText(/^=2 \(shared\)\s*UNDEAD\s*30/);
  });

  test("on the pages of the stores, which sends a phone on", async ({ page }) => {
    await answer(page, CHANGES);
    await page.goto("/download");
    await expect(page.getByRole("link", { name: /^TapTap/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /^App Store/ })).toHaveAttribute(
      "href",
      ADDRESSES.ios,
    );
    await page.route(ADDRESSES.android, (route) => route.fulfill({ body: "The store" }));
    await page.goto("/appstore");
    if (isPhone()) await expect(page).toHaveURL(ADDRESSES.android);
    else await expect(page.getByText("The door is open.")).toHaveCount(2);
  });
});

for (const path of PAGES) {
  test(`${path} keeps what it was built with where calls fail, marks it, and tries again`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const release = await hold(page, "refuse");
    await standStill(page);
    await page.goto(path);
    await interactive(page);
    await comeNear(page, path);
    await page.waitForLoadState("load");
    const shifts = await noteShifts(page);
    release();
    await expect(again(page).first()).toBeAttached();
    await expect(
      page.getByText(/The latest did not come: this is the copy/).first(),
    ).toBeAttached();
    expect(await shifts()).toBe(0);
    expect(await violations(page)).toEqual([]);
    const notice = page.getByText("World Tour / AREA 03: Special for Princess! VS Ra*bits");
    if (path === "/" || path === "/information") await expect(notice.first()).toBeAttached();

    await answer(page);
    for (let left = await again(page).count(); left > 0; left = await again(page).count()) {
      const button = again(page).first();
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(again(page)).not.toHaveCount(left);
    }
    expect(errors).toEqual([]);
  });

  test(`${path} does not move when an answer says what it was built with`, async ({ page }) => {
    const release = await hold(page);
    const calls = noteCalls(page);
    await standStill(page);
    await page.goto(path);
    await interactive(page);
    await comeNear(page, path);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await page.waitForLoadState("load");
    const shifts = await noteShifts(page);
    const before = await page.locator("main").innerHTML();
    const answered = page.waitForResponse(/\/api\/c\//);
    release();
    await answered;
    await expect(again(page)).toHaveCount(0);
    // A frame after all answers are there.
    await page.waitForLoadState("networkidle");
    expect(await shifts()).toBe(0);
    if (path !== "/") expect(await page.locator("main").innerHTML()).toBe(before);
  });
}

test("a new notice on the board moves nothing on the first section", async ({ page }) => {
  const release = await hold(page, { "activity-list": CHANGES["activity-list"] as never });
  await page.goto("/");
  await interactive(page);
  await page.waitForLoadState("load");
  const shifts = await noteShifts(page);
  release();
  await expect(page.locator("#main dl")).toContainText(NOTICE.title);
  expect(await shifts()).toBe(0);
});

test("without a network the mark says so; when it is back, the page asks by itself", async ({
  page,
  context,
}) => {
  await refuse(page);
  await page.goto("/information");
  await expect(again(page)).toBeAttached();
  await context.setOffline(true);
  await expect(
    page.getByText("You are offline: this is the copy built with the page."),
  ).toBeAttached();
  await answer(page, CHANGES);
  await context.setOffline(false);
  await expect(page.getByRole("article").first()).toContainText(NOTICE.title);
  await expect(again(page)).toHaveCount(0);
});

test("where data is saved nothing is asked, until the visitor does", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await answer(page, CHANGES);
  const calls = noteCalls(page);
  await page.goto("/information");
  const load = page.getByRole("button", { name: "Load the latest" });
  await expect(load).toBeAttached();
  expect(calls).toEqual([]);
  await load.click();
  await expect(page.getByRole("article").first()).toContainText(NOTICE.title);
  expect(new Set(calls)).toEqual(new Set(["activity-list"]));
});

test("whoever walks away breaks off the calls of the page, but not those of the header", async ({
  page,
}) => {
  const calls = noteCalls(page);
  const broken: string[] = [];
  page.on("requestfailed", (request) => broken.push(new URL(request.url()).pathname));
  await hold(page);
  await page.goto("/information");
  await interactive(page);
  await expect.poll(() => new Set(calls)).toEqual(new Set(["activity-list", "source-url"]));
  await page
    .getByRole("link", { name: /^Encore!/ })
    .first()
    .click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => broken).toContain("/api/c/common/activity/list");
  expect(broken).not.toContain("/api/c/common/sourceUrl");
});

test("a page without scripts has its counts, its race and no mark", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/playmovie_campaign");
  await expect(page.getByRole("heading", { name: "The race of the units" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(18);
  await expect(page.getByText(/not a cheer in the house/)).toBeVisible();
  await expect(again(page)).toHaveCount(0);
  await context.close();
});

test("where no functions run, the film’s page says that nothing is counted", async ({ page }) => {
  await page.goto("/playmovie_campaign");
  const words = page.getByText(/are not kept on this host/);
  const runs = await page.evaluate(() => document.documentElement.dataset.functions === "on");
  await expect(words.filter({ visible: true })).toHaveCount(runs ? 0 : 2);
  await page.evaluate(() => {
    delete document.documentElement.dataset.functions;
  });
  await expect(words.filter({ visible: true })).toHaveCount(2);
});
