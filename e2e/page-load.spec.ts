import { expect, type Page, test } from "@playwright/test";
import { PAIR } from "./cast";
import { membersOf } from "./content";
import { eventually } from "./eventually";
import { interactive } from "./interactive";
import { characterPath } from "../lib/content/model/pages/paths";

const [HERE, NEXT] = membersOf(PAIR.id);
const START = characterPath(HERE?.cname ?? "");
const NEXT_PAGE = characterPath(NEXT?.cname ?? "");
const NEXT_DATA = `**/page-data${NEXT_PAGE}/page-data.json`;

function recordData(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.endsWith("/page-data.json") && !path.includes(START)) requested.push(path);
  });
  return requested;
}

test("data of linked pages is fetched before they are gone to", async ({ page }) => {
  const asked = recordData(page);
  await page.goto(START);
  await interactive(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await eventually(() => asked).not.toEqual([]);
});

test("with data saving no page is prefetched; a bar shows while a page loads slowly", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const asked = recordData(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(NEXT_DATA, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(START);
  await interactive(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const link = page.getByRole("link", { name: /^Next/ });
  await link.hover();
  expect(asked).toEqual([]);
  await link.click();
  const bar = page.getByRole("progressbar", { name: "Loading the page" });
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: NEXT?.name ?? "" })).toBeVisible();
  await expect(bar).toBeHidden();
  expect(asked).toEqual([`/page-data${NEXT_PAGE}/page-data.json`]);
});
