import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { packJson } from "../lib/packing/packed-json";
import { violations } from "./axe";
import { LARGE_UNIT, UNIT } from "./cast";
import { membersOf } from "./content";
import { copied, recordCopies } from "./copied";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

const MEMBERS = membersOf(LARGE_UNIT.id);

const poster = (page: Page) => page.getByRole("img", { name: /^A poster of/ });
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const step = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).check();
const member = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

async function open(page: Page, address: string = PAGES.ownUnit) {
  await page.goto(address);
  await interactive(page);
  await expect(poster(page)).toBeVisible();
}

/** The link to a unit of the first members of a large one. */
const linkTo = async (name: string, ids: readonly number[], more: readonly unknown[] = []) => {
  const people = ids.map((id) => [id, 1, "own", 0]);
  const unit = [1, name, "Until dawn", "bats", UNIT.id, ids[0], [...people, ...more]];
  return `${PAGES.ownUnit}#${await packJson(unit)}`;
};

const threeIds = MEMBERS.slice(0, 3).map(({ id }) => id);

test("a unit is made by keys alone, each act is spoken, and can be taken back", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await open(page);
  const first = await poster(page).getAttribute("alt");

  await test.step("a ready unit is kept, and another comes by chance", async () => {
    await page.getByRole("button", { name: "Surprise me" }).press("Enter");
    await expect(status(page)).toContainText("Undo brings yours back");
    await expect(poster(page)).not.toHaveAttribute("alt", first ?? "");
    await page.keyboard.press("Control+z");
    await expect(poster(page)).toHaveAttribute("alt", first ?? "");
  });

  await test.step("members come in, and out", async () => {
    await page.goto("about:blank");
    await open(page, await linkTo("Night Shift", threeIds));
    await expect(status(page)).toContainText("Night Shift is open");
    await expect(page).toHaveURL(PAGES.ownUnit);
    const inUnit = page.getByRole("region", { name: "In the unit" });
    await expect(inUnit.getByRole("checkbox", { checked: true })).toHaveCount(threeIds.length);
    const [fourth] = MEMBERS.slice(3);
    await member(page, fourth?.name ?? "").press("Space");
    await expect(status(page)).toHaveText(`${fourth?.name} is in, 4 of 5`);
    await member(page, MEMBERS[0]?.name ?? "").press("Space");
    await expect(poster(page)).not.toHaveAttribute("alt", new RegExp(MEMBERS[0]?.name ?? ""));
    await page
      .getByRole("searchbox", { name: "Find an idol" })
      .fill(fourth?.name.slice(0, 4) ?? "");
    await expect(member(page, fourth?.name ?? "")).toBeChecked();
  });

  await test.step("name, slogan, backdrop and colours", async () => {
    await step(page, "Name");
    await page.getByRole("textbox", { name: "Name" }).fill("Crème & <Sugar> 星");
    await page.getByRole("textbox", { name: "Slogan" }).fill("");
    await expect(poster(page)).toHaveAttribute("alt", /the unit Crème & <Sugar> 星: /);
    expect(await violations(page)).toEqual([]);
    await step(page, "Backdrop");
    await page.getByRole("radio", { name: "magic circle" }).check();
    const chosen = page.locator('label:has([name="backdrop"]:checked) img');
    await eventually(() => chosen.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
    await page.getByRole("radio", { name: LARGE_UNIT.name, exact: true }).check();
    const colors = new RegExp(`magic circle, in the colours of ${LARGE_UNIT.name}`);
    await expect(poster(page)).toHaveAttribute("alt", colors);
    expect(await violations(page)).toEqual([]);
  });

  await test.step("places and the leader", async () => {
    await step(page, "Each one");
    const name = MEMBERS[2]?.name ?? "";
    await page.getByRole("button", { name: `Leader, ${name}` }).press("Enter");
    await expect(status(page)).toHaveText(`${name} leads, middle`);
    await page.getByRole("button", { name: `${name}: a place on` }).press("Enter");
    await expect(status(page)).toHaveText(`${name} stands right`);
    expect(await violations(page)).toEqual([]);
    const before = await poster(page).getAttribute("alt");
    await page.reload();
    await expect(poster(page)).toHaveAttribute("alt", before ?? "");
  });
  expect(errors).toEqual([]);
});

test("a unit goes out as a picture, a link and words, and comes back", async ({
  page,
  browser,
}) => {
  await recordCopies(page);
  await open(page, await linkTo("Night Shift", threeIds));
  await expect(status(page)).toContainText("Night Shift is open");
  const alt = await poster(page).getAttribute("alt");
  await step(page, "Share");
  expect(await violations(page)).toEqual([]);

  let file = "";
  await test.step("pictures have the sizes that they are named by", async () => {
    for (const [name, width, height] of [
      ["Poster", 1500, 2000],
      ["Phone wallpaper", 1080, 1920],
      ["Square", 1080, 1080],
    ] as const) {
      const saving = page.waitForEvent("download");
      await page.getByRole("button", { name: new RegExp(`^${name} ${width}`) }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toMatch(/^encore-unit-night-shift-\w+\.png$/);
      file = await saved.path();
      expect(await sharp(file).metadata()).toMatchObject({ format: "png", width, height });
      // A blank canvas has one colour.
      expect((await sharp(file).stats()).entropy).toBeGreaterThan(1);
    }
  });

  await test.step("alt text and link are copied, and the link opens elsewhere", async () => {
    await page.getByRole("button", { name: "Copy alt text" }).click();
    await eventually(() => copied(page)).toBe(alt);
    await page.getByRole("button", { name: "Copy the link" }).click();
    await eventually(() => copied(page)).toContain(`${PAGES.ownUnit}#`);
    const other = await browser.newContext();
    const otherPage = await other.newPage();
    await open(otherPage, `${await copied(page)}…`);
    await expect(poster(otherPage)).toHaveAttribute("alt", alt ?? "");
    await other.close();
  });

  await test.step("the picture opens again; another file changes nothing", async () => {
    await page.getByRole("button", { name: "Surprise me" }).click();
    await expect(poster(page)).not.toHaveAttribute("alt", alt ?? "");
    const picked = page.getByLabel("Picture of a saved unit");
    await picked.setInputFiles(file);
    await expect(poster(page)).toHaveAttribute("alt", alt ?? "");
    const buffer = Buffer.from("no picture");
    await picked.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer });
    await expect(page.getByRole("alert")).toContainText("There is no unit in this.");
    await expect(poster(page)).toHaveAttribute("alt", alt ?? "");
  });

  await test.step("one press puts it on a flower stand", async () => {
    await page.getByRole("button", { name: "Put it on a flower stand" }).click();
    await expect(page.getByRole("tablist", { name: "Tools" })).toBeVisible();
    await expect(page.locator("[data-layer] image[href^='blob:']")).toBeAttached();
    await page.goBack();
    await expect(poster(page)).toHaveAttribute("alt", alt ?? "");
  });
});

test("links that name nothing say so, and the unit stays", async ({ page }) => {
  const errors = errorsOf(page);
  await open(page, await linkTo("Night Shift", threeIds));
  await expect(status(page)).toContainText("Night Shift is open");
  const link = await linkTo("Rain Check", threeIds);
  for (const [address, words] of [
    [link.slice(0, -20), "The end of this link was lost"],
    [`${PAGES.ownUnit}#<script>`, "This cannot be read"],
    [await linkTo("Ghosts", [9001, 9002]), "not in this guide"],
  ] as const) {
    await test.step(address, async () => {
      await page.evaluate((to) => {
        window.location.href = to;
      }, address);
      await expect(page.getByRole("alert")).toContainText(words);
      await expect(poster(page)).toHaveAttribute("alt", /the unit Night Shift/);
    });
  }
  await page.goto("about:blank");
  await open(page, await linkTo("Rain Check", threeIds, [[9001, 0, "own", 0]]));
  await expect(status(page)).toContainText("1 of its members are not in this guide");
  await expect(page.getByRole("alert")).toBeHidden();
  expect(errors).toEqual([]);
});

test("the poster stays in view on a phone @phone", async ({ page }) => {
  await open(page);
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.mouse.wheel(0, 900);
  await expect(poster(page)).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("radio", { name: "Share" })).toBeInViewport();
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("a unit is made where the page was seen before", async ({ page, context, baseURL }) => {
    await page.goto(PAGES.ownUnit, { referer: `${baseURL}/` });
    await expect(poster(page)).toBeVisible();
    const isKept = () =>
      page.evaluate(async () => {
        const all = await Promise.all(
          (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
        );
        return all.flat().some(({ url }) => new URL(url).pathname === "/play/unit");
      });
    await eventually(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(poster(page)).toBeVisible();
    await step(page, "Share");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: /^Poster/ }).click();
    expect((await sharp(await (await saving).path()).metadata()).width).toBe(1500);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a poster of the ready unit is shown, and why it cannot be changed", async ({ page }) => {
    await page.goto(PAGES.ownUnit);
    const example = page.getByRole("img", { name: /^An example of a poster/ });
    expect(await example.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1200);
    await expect(page.getByText(/drawn by JavaScript/)).toBeVisible();
  });
});
