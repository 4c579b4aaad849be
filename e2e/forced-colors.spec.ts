import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { interactive } from "./interactive";
import { openMaker } from "./maker";
import { PAGES } from "./pages";
import { differenceOf } from "./picture-difference";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

/** Share of a control's pixels that must differ. */
const SEEN = 0.04;

/** Selected elements; a checkbox stands for its label. Layers on the stage have a frame instead. */
const CHOSEN = [
  "[aria-pressed=true]:not(g, [data-chosen] *)",
  "[aria-selected=true]",
  "[aria-current]:not([aria-current=false])",
  "[data-chosen]:not(g)",
  "label:has(input:checked)",
  "[data-favorite][aria-disabled=true]",
].join(",");

/** Pages with selected elements of each look, and the actions that select them. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [PAGES.home]: async (page) => {
    await page.getByRole("link", { name: "Search", exact: true }).click();
    await page.getByRole("combobox").fill("rei");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  [PAGES["everybody, sorted out"]]: (page) => page.locator("summary", { hasText: "Hair" }).click(),
  [PAGES.units]: async () => {},
  [PAGES.character]: (page) => page.locator("[data-favorite]").first().click(),
  [PAGES["compare, eight and the visitor"]]: async () => {},
  [PAGES.growth]: async () => {},
  [PAGES.fireworks]: async () => {},
  [PAGES.trip]: async () => {},
  [PAGES.guess]: (page) => page.getByRole("combobox").first().fill("a"),
  [PAGES.sorter]: async () => {},
  [PAGES["media, a film and a unit"]]: async (page) => {
    await page.getByRole("button", { name: "Play the film" }).click();
    await page.getByRole("button", { name: "Captions" }).waitFor();
  },
  [PAGES["four-piece-idols"]]: async () => {},
  [PAGES.film]: async (page) => {
    await page.getByRole("button", { name: "Turn the frames by hand" }).click();
    await page.getByRole("button", { name: "Captions" }).waitFor();
  },
};

async function pictureOf(page: Page, control: Locator): Promise<() => Promise<Buffer>> {
  // Without smooth scrolling, which would move the clip.
  await control.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const clip = await control.boundingBox();
  if (!clip) throw new Error("It is not shown.");
  return () => page.screenshot({ clip, animations: "disabled" });
}

async function indistinguishable(page: Page): Promise<string[]> {
  const found = page.locator(CHOSEN).filter({ visible: true });
  // One of each look.
  const looks = await found.evaluateAll((all) => all.map((one) => one.tagName + one.className));
  const names: string[] = [];
  for (const [index, control] of (await found.all()).entries()) {
    if (looks.indexOf(looks[index] ?? "") !== index) continue;
    const takePicture = await pictureOf(page, control);
    const name = (await control.textContent()) || (await control.getAttribute("aria-label")) || "?";
    const [chosen, unchosen] = [await takePicture(), await withoutState(control, takePicture)];
    if ((await differenceOf(chosen, unchosen)).visible < SEEN) names.push(name);
  }
  expect(await found.count(), "what is chosen").toBeGreaterThan(0);
  return names;
}

/** Screenshot of a control with its selected state removed temporarily. */
async function withoutState(control: Locator, take: () => Promise<Buffer>): Promise<Buffer> {
  const handle = await control.elementHandle();
  const states = await handle?.evaluate((element) => {
    const box = element.querySelector<HTMLInputElement>("input:checked");
    if (box) box.checked = false;
    const names = element.getAttributeNames().filter((name) => /^(aria|data-chosen)/.test(name));
    return names.map((name) => {
      const value = element.getAttribute(name) ?? "";
      if (/pressed|selected|checked|current|chosen|disabled/.test(name)) {
        element.removeAttribute(name);
      }
      return [name, value] as const;
    });
  });
  const picture = await take();
  await handle?.evaluate((element, before) => {
    const box = element.querySelector("input");
    if (element.matches("label") && box) box.checked = true;
    for (const [name, value] of before) element.setAttribute(name, value);
  }, states ?? []);
  return picture;
}

for (const [path, prepare] of Object.entries(PLACES)) {
  test(`chosen items are seen in forced colours on ${path}`, async ({ page }) => {
    await page.goto(path);
    await interactive(page);
    await prepare(page);
    expect(await indistinguishable(page)).toEqual([]);
  });
}

test("chosen items are seen in forced colours in the maker", async ({ page }) => {
  await openMaker(page);
  for (const tool of ["For whom", "Colours"]) {
    await page.getByRole("tab", { name: tool }).click();
    expect(await indistinguishable(page)).toEqual([]);
  }
});

test("icons are seen in forced colours", async ({ page }) => {
  await page.goto(PAGES.home);
  const search = page.locator("#search");
  const takePicture = await pictureOf(page, search);
  const shown = await takePicture();
  await search.locator("svg").evaluate((icon) => icon.setAttribute("hidden", ""));
  expect((await differenceOf(shown, await takePicture())).visible).toBeGreaterThan(SEEN);
});

test("the penlight shines in its colour in forced colours", async ({ page }) => {
  await page.goto(PAGES.penlight);
  await interactive(page);
  await page.getByRole("main").locator("li :is(a, button):has(b)").first().click();
  const color = await page.locator("[data-light]").evaluate(({ style }) => style.backgroundColor);
  const corner = await page.screenshot({ clip: { x: 4, y: 400, width: 1, height: 1 } });
  const [red, green, blue] = await sharp(corner).raw().toBuffer();
  expect(`rgb(${red}, ${green}, ${blue})`).toBe(color);
});
