import { type CDPSession, expect, test } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "./chromium";
import { PAGES } from "./pages";

const KB = 1000;
/** Budget of a reading page on a first visit; pages with pictures of all records have a larger one. */
const READING = 150 * KB;
const WALL = 260 * KB;

const BARS: readonly (readonly [keyof typeof PAGES, number])[] = [
  ["unit", READING],
  ["unit other", READING],
  ["character", READING],
  ["single-name idol", READING],
  ["agency", READING],
  ["club", READING],
  ["campaign", READING],
  ["campaign with a gallery", READING],
  ["trip", READING],
  ["four-piece", READING],
  ["four-piece-idols", READING],
  ["four-piece-idol", READING],
  ["explore", READING],
  ["privacy", READING],
  ["storyboard", READING],
  ["notice-period", READING],
  ["sdk", READING],
  ["clubs", WALL],
  ["units-list", WALL],
  ["storyboard of many", WALL],
];

// Lighthouse's phone. On slow networks Chromium loads lazy pictures from twice the distance.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS, "--force-effective-connection-type=3G"],
  },
});

/** Sums up received bytes with headers, by type. */
async function measureTraffic(client: CDPSession) {
  const types = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? "Other";
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await client.send("Network.enable");
  return bytes;
}

for (const [name, bar] of BARS) {
  test(`${name}: a first visit that scrolls nowhere weighs little @phone`, async ({ page }) => {
    const bytes = await measureTraffic(await page.context().newCDPSession(page));
    await page.goto(PAGES[name]);
    await page.waitForLoadState("networkidle");
    const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
    expect(bytes.Script, JSON.stringify(bytes)).toBeUndefined();
    expect(total, JSON.stringify(bytes)).toBeLessThanOrEqual(bar);
  });
}

test("pictures further down are loaded once the visitor scrolls @phone", async ({ page }) => {
  const poster = page.getByRole("region", { name: "Members" }).locator("img").last();
  await page.goto(PAGES.unit);
  await page.waitForLoadState("networkidle");
  const isLoaded = () => poster.evaluate((image: HTMLImageElement) => image.complete);
  expect(await isLoaded()).toBe(false);
  await page.evaluate(() => window.scrollBy(0, 400));
  await expect.poll(isLoaded).toBe(true);
});
