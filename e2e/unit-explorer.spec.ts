import { expect, type Page, test } from "@playwright/test";
import { LEADER, STRANGER, UNIT } from "./cast";
import { content, membersOf, unitOf } from "./content";
import { interactive, open } from "./interactive";
import { PAGES } from "./pages";

const EXPLORER = PAGES.units;
const DEFAULT = unitOf(content.offices.toSorted((a, b) => a.order - b.order)[0]?.list[0] ?? "");
const BESIDE = unitOf(
  content.offices
    .find(({ list }) => list.includes(DEFAULT.id))
    ?.list.find((id) => id !== DEFAULT.id) ?? "",
);
const office = content.offices.find(({ list }) => list.includes(UNIT.id));

const leaderOf = (id: string) =>
  membersOf(id).find((member) => member.id === unitOf(id).leader) ?? membersOf(id)[0];
const otherOf = (id: string) => {
  const other = membersOf(id).find((member) => member.id !== leaderOf(id)?.id);
  if (!other) throw new Error(`${id} has one member.`);
  return other;
};

const stage = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const chooser = (page: Page, id: string | number) => page.locator(`#choose-${id}`);
const character = (page: Page) => page.locator("#panel-name");

test("a visitor chooses a unit and a member, opens a profile and returns to the same position", async ({
  page,
}) => {
  const member = otherOf(UNIT.id);
  await open(page, EXPLORER);
  await page.evaluate(() => scrollTo({ top: 40, behavior: "instant" }));
  // Does not scroll, unlike Playwright's click.
  await chooser(page, `office-${office?.id}`).dispatchEvent("click");
  await expect(page).toHaveURL(/\?unit=/);
  await chooser(page, UNIT.id).dispatchEvent("click");
  await expect(stage(page, UNIT.name)).toBeVisible();
  await expect(page).toHaveURL(`${EXPLORER}?unit=${UNIT.id}`);
  await chooser(page, member.id).dispatchEvent("click");
  await expect(page).toHaveURL(`${EXPLORER}?unit=${UNIT.id}&character=${member.cname}`);
  await expect(character(page)).toHaveText(member.name);
  await expect(chooser(page, member.id)).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => scrollY)).toBe(40);
  await page.getByRole("link", { name: "Full profile" }).click();
  await expect(page.getByRole("heading", { level: 1, name: member.name })).toBeVisible();
  await page.goBack();
  await expect(character(page)).toHaveText(member.name);
  await page.goBack();
  await expect(character(page)).toHaveText(leaderOf(UNIT.id)?.name ?? "");
  await page.goForward();
  await expect(character(page)).toHaveText(member.name);
});

test("favourites are kept over a reload, taken out only after a Yes, and go into a file and back", async ({
  page,
}) => {
  const { name } = LEADER;
  const other = STRANGER;
  const takeOut = page.getByRole("button", { name: `Remove ${name}` });
  await open(page, `${EXPLORER}?unit=${UNIT.id}`);
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await open(page, `/explore/units/characters/${other.cname}`);
  await page.getByRole("button", { name: "Add to favourites" }).click();
  await page.getByRole("link", { name: "See them all" }).click();
  await expect(page).toHaveURL(PAGES.favourites);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("encore-favourites.json");
  const file = await download.path();

  await takeOut.click();
  await expect(page.getByRole("button", { name: "No", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(takeOut).toBeFocused();
  await takeOut.click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(takeOut).toBeHidden();
  await expect(page.getByText(`${name} is no longer a favourite.`)).toBeAttached();
  await expect(page.getByRole("heading", { name: "Favourites" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: `Remove ${other.name}` })).toBeVisible();
  await expect(takeOut).toBeHidden();

  await interactive(page);
  await page.getByLabel("File with favourites").setInputFiles(file);
  await expect(takeOut).toBeVisible();
});

test("auto-switch turns off at the first touch and its choice is not a step back", async ({
  page,
}) => {
  const next = otherOf(DEFAULT.id).name;
  await open(page, `${EXPLORER}?unit=${DEFAULT.id}`);
  await page.clock.install();
  const button = page.getByRole("button", { name: "Auto-switch" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(4000);
  await expect(character(page)).toHaveText(next);
  await chooser(page, BESIDE.id).click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
  await expect(character(page)).toHaveText(next);
});

const FOR_MOBILE = [PAGES["units-list"], PAGES["units-characters"]];

test("the lists for mobile lead a computer to the explorer, also without a document", async ({
  page,
}) => {
  for (const path of FOR_MOBILE) {
    await page.goto(path);
    await expect(page).toHaveURL(EXPLORER);
  }
  await open(page, PAGES.information);
  await page.evaluate((list) => window.___navigate?.(list), PAGES["units-list"]);
  await expect(page).toHaveURL(EXPLORER);
});

test("the lists for mobile stay on a phone, until the window is wide", { tag: "@phone" }, async ({
  page,
}) => {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  for (const path of FOR_MOBILE) {
    await page.setViewportSize(size);
    await open(page, path);
    await expect(page.getByRole("link", { name: /unit explorer/ })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page).toHaveURL(EXPLORER);
  }
});

test("a swipe chooses the poster that comes to rest in the middle", { tag: "@phone" }, async ({
  page,
}) => {
  const last = membersOf(DEFAULT.id).at(-1);
  await open(page, `${EXPLORER}?unit=${DEFAULT.id}`);
  await page
    .getByRole("navigation", { name: `Members of ${DEFAULT.name}` })
    .getByRole("list")
    .evaluate((row) => {
      row.dispatchEvent(new Event("touchstart", { bubbles: true }));
      row.scrollTo({ left: row.scrollWidth, behavior: "instant" });
    });
  await expect(character(page)).toHaveText(last?.name ?? "");
  await expect(page).toHaveURL(`${EXPLORER}?unit=${DEFAULT.id}&character=${last?.cname}`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the default unit is shown and everything that can be chosen is a link", async ({
    page,
  }) => {
    const { name, id } = otherOf(DEFAULT.id);
    await page.goto(EXPLORER);
    await expect(character(page)).toHaveText(leaderOf(DEFAULT.id)?.name ?? "");
    await chooser(page, BESIDE.id).click();
    await expect(page.getByRole("heading", { level: 1, name: BESIDE.name })).toBeVisible();
    await page.goBack();
    await chooser(page, id).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  test("all characters are shown, with links to lists of them", { tag: "@phone" }, async ({
    page,
  }) => {
    await page.goto(PAGES["units-characters"]);
    await expect(page.getByRole("link", { name: leaderOf(UNIT.id)?.name ?? "" })).toBeVisible();
    await page
      .getByRole("navigation", { name: "Ready-made lists" })
      .getByRole("link", { name: office?.name ?? "" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: office?.name ?? "" })).toBeVisible();
  });
});
