import { expect, test } from "@playwright/test";
import { PAIR } from "./cast";
import { membersOf } from "./content";
import { eventually } from "./eventually";
import { interactive, open } from "./interactive";
import { characterPath } from "../lib/content/model/pages/paths";

const [HERE, NEXT] = membersOf(PAIR.id);
const START = characterPath(HERE?.cname ?? "");
const TRIES = 3;

for (const [what, addresses] of [
  ["all data of pages", "**/page-data/**/*.json"],
  ["what pages share", "**/page-data/sq/**/*.json"],
] as const) {
  test(`a page whose server refuses ${what} retries a few times, then works with plain links`, async ({
    page,
  }) => {
    const asked = new Map<string, number>();
    await page.route(addresses, (route, request) => {
      const { pathname } = new URL(request.url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return route.fulfill({ status: 500, body: "" });
    });
    // A page that fails to hydrate reloads once, in case of a new edition.
    const end = page.waitForEvent("pageerror").then(() => page.waitForEvent("pageerror"));
    // With a query, so that the scripts load at once.
    await page.goto(`${START}?from=test`);
    await end;
    expect([...asked.values()].filter((times) => times > 2 * TRIES)).toEqual([]);
    const before = new Map(asked);

    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: NEXT?.name ?? "" })).toBeVisible();
    const own = `/page-data${START}/page-data.json`;
    expect(asked.get(own)).toBe(before.get(own));
  });
}

test("a link whose data the server refuses leads to its page all the same", async ({ page }) => {
  await open(page, START);
  const next = characterPath(NEXT?.cname ?? "");
  let asked = 0;
  await page.route(`**/page-data${next}/page-data.json`, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("link", { name: /^Next/ }).click();
  await eventually(() => asked).toBe(TRIES);
  await expect(page.getByRole("heading", { level: 1, name: NEXT?.name ?? "" })).toBeVisible();
  await page.unroute(`**/page-data${next}/page-data.json`);
  await page.reload();
  await interactive(page);
});
