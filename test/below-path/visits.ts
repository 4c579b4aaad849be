import { expect } from "@playwright/test";
import { characterPath } from "../../lib/content/model/pages/paths";
import { FIGURE, LEADER } from "../../e2e/cast";
import { interactive } from "../../e2e/interactive";
import { openMaker, storedDrafts } from "../../e2e/maker";
import { PAGES } from "../../e2e/pages";
import type { Visitor } from "./visitor";

/** A page that is first opened offline. */
const UNVISITED = characterPath(FIGURE.cname);

export async function lookAround(visitor: Visitor, path: string): Promise<void> {
  const { page } = visitor;
  await visitor.open(path);
  await interactive(page);
  await page.evaluate(async () => {
    const { documentElement } = document;
    for (let top = 0; top < documentElement.scrollHeight; top += 600) {
      window.scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
}

export async function search(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await visitor.open(PAGES.trip);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await page.getByRole("combobox", { name: "Search the guide" }).fill(LEADER.name);
  await page.getByRole("option").filter({ hasText: LEADER.name }).first().click();
  await page.waitForURL(visitor.addressOf(PAGES.character));
}

export async function makeAStand({ page, addressOf }: Visitor): Promise<void> {
  const heart = page.getByRole("button", { name: "Heart", exact: true });
  await openMaker(page, addressOf(PAGES.maker));
  await page.getByRole("tab", { name: "Stickers" }).click();
  await heart.click();
  const layers = page.locator("[data-layer]");
  const count = await layers.count();
  await expect
    .poll(async () => (await storedDrafts(page)).map(({ stand }) => stand.layers.length))
    .toEqual([count]);
  await page.reload();
  await page.mouse.move(4, 4);
  await expect(layers).toHaveCount(count);
}

export async function leaveTheNetwork(visitor: Visitor): Promise<void> {
  const { page, context } = visitor;
  await visitor.open(PAGES.home);
  await interactive(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cachedPath = visitor.addressOf(PAGES.character);
  await page.goto(cachedPath);
  await interactive(page);
  await page.waitForFunction((address) => caches.match(address), cachedPath);
  await context.setOffline(true);
  await page.goto(cachedPath);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(LEADER.name);
  await visitor.open(UNVISITED);
  await expect(page.getByText("You are offline", { exact: false }).first()).toBeVisible();
  await expect(page.locator(`main a[href="${new URL(cachedPath).pathname}"]`)).toBeVisible();
  await context.setOffline(false);
}
