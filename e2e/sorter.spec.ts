import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe";
import { LARGE_UNIT } from "./cast";
import { membersOf } from "./content";
import { copied, recordCopies } from "./copied";
import { eventually } from "./eventually";
import { open } from "./interactive";
import { PAGES } from "./pages";

const MEMBERS = membersOf(LARGE_UNIT.id).map(({ name }) => name);

/** Preference of the simulated visitor: later in the unit is better. */
const rankOf = (name: string) => MEMBERS.length - MEMBERS.indexOf(name);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const pair = async (page: Page) =>
  Promise.all(
    ["l", "r"].map(async (side) => {
      const text = await page.locator(`[data-side="${side}"]`).innerText();
      return MEMBERS.find((name) => text.includes(name)) ?? "";
    }),
  );

async function begin(page: Page) {
  await page.getByRole("radio", { name: new RegExp(LARGE_UNIT.name) }).check();
  await page.getByRole("button", { name: "Begin" }).press("Enter");
  await expect(heading(page)).toHaveText("Which one?");
}

/** Chooses by keys until there is a ranking, or up to `most` times. */
async function sort(page: Page, most = 20) {
  for (let made = 0; made < most; made++) {
    if ((await heading(page).textContent()) !== "Which one?") return;
    const [left = "", right = ""] = await pair(page);
    const before = await page.locator("progress").getAttribute("value");
    await page.keyboard.press(rankOf(left) < rankOf(right) ? "ArrowLeft" : "ArrowRight");
    await eventually(async () =>
      (await page.locator("progress").count()) === 0
        ? true
        : (await page.locator("progress").getAttribute("value")) !== before,
    ).toBe(true);
  }
}

test("a unit is ranked by keys alone, taken back, kept, and passed on", async ({
  page,
  context,
}) => {
  await recordCopies(page);
  await page.addInitScript(() => localStorage.setItem("guess", '{"version":1,"games":{}}'));
  await open(page, PAGES.sorter);
  await begin(page);
  await expect(heading(page)).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await test.step("a choice is announced, can be undone, and survives a reload", async () => {
    const first = await pair(page);
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("status").first()).toContainText(
      /Choice 2, \d choices left at most/,
    );
    await page.keyboard.press("z");
    await expect(page.getByRole("status").first()).toContainText("Choice 1");
    expect(await pair(page)).toEqual(first);
    await sort(page, 2);
    const second = await pair(page);
    await page.reload();
    await expect(heading(page)).toHaveText("Which one?");
    expect(await pair(page)).toEqual(second);
  });

  await sort(page);
  await expect(heading(page)).toHaveText("The ranking");
  const best = MEMBERS.toReversed();
  const podium = page.getByRole("list", { name: "Podium" }).getByRole("listitem");
  await expect(podium).toHaveText(best.slice(0, 3).map((name, at) => `${at + 1}${name}`));
  expect(await violations(page)).toEqual([]);

  await test.step("the link opens the same ranking on another device", async () => {
    await page.getByRole("button", { name: "Copy the link" }).click();
    await expect(page.getByText("The link is copied")).toBeVisible();
    const address = await copied(page);
    const other = await context.browser()?.newContext();
    const otherPage = await other?.newPage();
    if (!otherPage) throw new Error("There is no other device.");
    await open(otherPage, address);
    await expect(
      otherPage.getByRole("list", { name: "Podium" }).getByRole("listitem").first(),
    ).toContainText(best[0] ?? "");
    await other?.close();
  });

  await test.step("a face moves through the tiers, and the first become favourites", async () => {
    const face = page.getByRole("list", { name: "Tier S" }).getByRole("button").first();
    await face.focus();
    await page.keyboard.press("ArrowDown");
    const moved = page.getByRole("list", { name: "Tier A" }).getByRole("button").first();
    await expect(moved).toBeFocused();
    await moved.click();
    await page.getByRole("button", { name: /to tier D$/ }).click();
    await expect(
      page.getByRole("list", { name: "Tier D" }).getByRole("img", { name: best[0] ?? "" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Make the first five favourites" }).click();
    await expect(page.getByText("The first 5 are favourites")).toBeVisible();
  });

  await test.step("the picture opens again, and nothing else on the device is touched", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save a picture" }).click();
    const file = await (await saving).path();
    await page.getByRole("button", { name: "Another sorting" }).click();
    await page.getByLabel("Picture of a saved ranking").setInputFiles(file);
    await expect(heading(page)).toHaveText("The ranking");
    expect(await page.evaluate(() => localStorage.getItem("guess"))).toBe(
      '{"version":1,"games":{}}',
    );
  });
});

test("two posters are pressed on a phone @phone", async ({ page }) => {
  await open(page, PAGES.sorter);
  await begin(page);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('[data-side="r"]').tap();
  await expect(page.locator("progress")).toHaveAttribute("value", "1");
  await page.getByRole("button", { name: /Take back/ }).tap();
  await expect(page.locator("progress")).toHaveAttribute("value", "0");
  expect(await violations(page)).toEqual([]);
});

test("a broken link shows an error, and leaves the stored sorting alone", async ({ page }) => {
  await open(page, PAGES.sorter);
  await begin(page);
  await page.goto("about:blank");
  await open(page, `${PAGES.sorter}#nothing`);
  await expect(page.getByRole("alert")).toContainText("This link cannot be opened.");
  await page.goto("about:blank");
  await open(page, PAGES.sorter);
  await expect(heading(page)).toHaveText("Which one?");
});

test("songs of a unit are ranked on a phone, apart from idols @phone", async ({ page }) => {
  await open(page, PAGES.songSorter);
  await page.getByRole("radio", { name: new RegExp(`^${LARGE_UNIT.name}`) }).check();
  await page.getByRole("button", { name: "Begin" }).tap();
  await expect(heading(page)).toHaveText("Which one?");
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-side="l"]').tap();
  await expect(page.locator("progress")).toHaveAttribute("value", "1");
  await open(page, PAGES.sorter);
  await expect(heading(page)).toContainText("Who is your");
});
