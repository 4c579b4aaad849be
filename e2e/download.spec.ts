import { expect, type Page, test } from "@playwright/test";
import { storeAddresses } from "../src/data/downloads/app-stores";
import { builtAnswer } from "./answers";
import { content } from "./content";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

const site = content.site;
const stores = storeAddresses({ source: builtAnswer("source-url"), links: site?.links });

const OUTSIDE = "<title>Store</title>";

test("a computer finds each known store with a code that leads a phone there", async ({ page }) => {
  for (const path of [PAGES.download, PAGES.appstore]) {
    await page.goto(path);
    await interactive(page);
    for (const [shop, address] of [
      ["App Store", stores.ios],
      ["Google Play", stores.android],
    ] as const) {
      if (address === "") continue;
      const link = page.getByRole("link", { name: `Scan for ${shop}` });
      await expect(link).toHaveAttribute("href", address);
      await link.scrollIntoViewIfNeeded();
      await expect(page.getByText(`QR code: Scan for ${shop}`)).toBeAttached();
    }
  }
  await expect(page.getByRole("heading", { name: "Which door is yours?" })).toBeVisible();
});

for (const [name, store, userAgent] of [
  ["an Android phone", "android", "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36"],
  ["an iPhone", "ios", "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1"],
] as const) {
  test.describe(name, () => {
    test.use({ userAgent });
    test.skip(stores[store] === "", "Its store is not known.");

    test("finds its store first on /download, and is sent there by /appstore", {
      tag: "@phone",
    }, async ({ page }) => {
      await page.route(stores[store], (route) =>
        route.fulfill({ body: OUTSIDE, contentType: "text/html" }),
      );
      await page.goto(PAGES.download);
      await interactive(page);
      await expect(storeLinks(page).first()).toHaveAttribute("href", stores[store]);
      await expect(storeLinks(page).first()).toBeInViewport();
      await expect(page.getByRole("link", { name: /^Scan for/ }).first()).toBeHidden();
      await page.goto(PAGES.appstore);
      await expect(page).toHaveURL(stores[store]);
    });
  });
}

const storeLinks = (page: Page) =>
  page.getByRole("link", { name: /^(?:App Store|Google Play|TapTap)/ });
