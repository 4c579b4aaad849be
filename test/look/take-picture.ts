import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../e2e/chromium";
import { fixTime } from "../../e2e/fixed-time";
import { interactive } from "../../e2e/interactive";

export const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Size = keyof typeof SIZES;

/** Date of all visits: a weekday without a holiday. */
const NOW = Date.parse("2025-05-14T03:00:00Z");

/** Timeout of a step, in milliseconds: busy machines take long over tall pages. */
const PATIENCE = 180_000;

/** Timeout of a page's pictures, in milliseconds. */
const LIMIT_OF_PICTURES = 15_000;

/** Address of both sites: pages show their own address as a QR code. */
const SITE = "http://encore.localhost";

/** Starts a browser for which a local server is {@link SITE}. */
export const launchFor = (server: string): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [
      ...CHROMIUM_FLAGS,
      `--host-resolver-rules=MAP encore.localhost:80 ${new URL(server).host}`,
    ],
  });

/**
 * Takes a picture of a whole page that depends only on its code and content: at a fixed time, with repeatable random
 * numbers, without motion, with all late pictures.
 * @returns a PNG
 */
export async function takePicture(browser: Browser, path: string, size: Size): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    reducedMotion: "reduce",
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: "Asia/Tokyo",
  });
  context.setDefaultTimeout(PATIENCE);
  try {
    const page = await context.newPage();
    await fixTime(page, NOW);
    await page.addInitScript(repeatChance);
    await page.goto(SITE + path);
    await interactive(page);
    await loadAll(page);
    return await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
  } finally {
    await context.close();
  }
}

/** Runs in the page: makes `Math.random` repeatable (a linear congruential generator). */
function repeatChance(): void {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

async function loadAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SIZES.phone.height / 2)
    await page.evaluate((y) => scrollTo(0, y), top);
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const picture of document.images) picture.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
  await page.evaluate(async (limit) => {
    await document.fonts.ready;
    // Pictures in a closed sheet may never load.
    await Promise.race([
      Promise.allSettled([...document.images].map((picture) => picture.decode())),
      new Promise((resolve) => setTimeout(resolve, limit)),
    ]);
  }, LIMIT_OF_PICTURES);
}
