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
    const counts = new Map<string, number>();
    await page.route(addresses, (route, request) => {
      const { pathname } = new URL(request.url());
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
      return route.fulfill({ status: 500, body: "" });
    });
    // A page that fails to hydrate reloads once, in case of a new build.
    const end = page.waitForEvent("pageerror").then(() => page.waitForEvent("pageerror"));
    // With a query, so that the scripts load at once.
    await page.goto(`${START}?from=test`);
    await end;
    expect([...counts.values()].filter((times) => times > 2 * TRIES)).toEqual([]);
    const before = new Map(counts);

    await page.getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: NEXT?.name ?? "" })).toBeVisible();
    const dataPath = `/page-data${START}/page-data.json`;
    expect(counts.get(dataPath)).toBe(before.get(dataPath));
  });
}

test("a link whose data the server refuses leads to its page all the same", async ({ page }) => {
  await open(page, START);
  const next = characterPath(NEXT?.cname ?? "");
  let count = 0;
  await page.route(`**/page-data${next}/page-data.json`, (route) => {
    count += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.getByRole("link", { name: /^Next/ }).click();
  await eventually(() => count).toBe(TRIES);
  await expect(page.getByRole("heading", { level: 1, name: NEXT?.name ?? "" })).toBeVisible();
  await page.unroute(`**/page-data${next}/page-data.json`);
  await page.reload();
  await interactive(page);
});
