import { expect, test } from "@playwright/test";
import { formatBirthday } from "../lib/format/birthday";
import { LEADER, UNIT } from "./cast";
import { content, membersOf } from "./content";
import { errorsOf } from "./errors-of";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

test("a visitor walks from home to a unit, a member, the next one, a club mate and back", async ({
  page,
}) => {
  const unit = UNIT;
  const members = membersOf(unit.id);
  const [leader, member, next] = members.map(({ name }) => name);
  const office = content.offices.find(({ list }) => list.includes(unit.id))?.name ?? "";
  const first = page.getByRole("heading", { level: 1 });
  await page.goto("/");
  await page.getByRole("link", { name: "Meet the units" }).click();
  await expect(page).toHaveURL("/explore/units");
  await page
    .getByRole("region", { name: office })
    .getByRole("link", { name: unit.name, exact: true })
    .click();
  await expect(first).toHaveText(unit.name);
  await page
    .getByRole("heading", { name: member ?? "" })
    .getByRole("link")
    .click();
  await expect(first).toHaveText(member ?? "");
  await page.getByRole("link", { name: /^Next/ }).click();
  await expect(first).toHaveText(next ?? "");
  await page.getByRole("link", { name: /^Previous/ }).click();
  await page.getByRole("link", { name: /^Previous/ }).click();
  await expect(first).toHaveText(leader ?? "");

  const club = content.clubs.find(({ list }) => list.includes(members[0]?.id ?? 0));
  const mate = content.characters.find(
    ({ id, unit: other }) => club?.list.includes(id) && other !== unit.id,
  );
  await page
    .getByRole("link", { name: mate?.name ?? "" })
    .first()
    .click();
  await expect(first).toHaveText(mate?.name ?? "");
  await page.goBack();
  await expect(first).toHaveText(leader ?? "");
});

test("the page for what is not there keeps its frame at any address, and leads home", async ({
  page,
}) => {
  const errors = errorsOf(page);
  page.on("console", (message) => {
    if (message.text().includes("React")) errors.push(message.text());
  });
  await page.goto("/flowerstand/nowhere");
  await interactive(page);
  await expect(page.getByRole("banner").getByRole("link", { name: /^Encore/i })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the home page" }).click();
  await expect(page).toHaveURL("/");
  expect(errors).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a profile is complete: poster, facts, story, clubs, what was true a year before", async ({
    page,
  }) => {
    const { name, profile, circle } = LEADER;
    await page.goto(PAGES.character);
    const poster = page.getByRole("img", { name: new RegExp(`^Poster of ${name}`) });
    await expect(poster).toBeVisible();
    expect(await poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(page.getByText(formatBirthday(profile.birthday)).first()).toBeVisible();
    const club = content.clubs.find(({ key }) => circle.includes(key))?.title ?? "";
    await expect(page.getByRole("heading", { name: club })).toBeVisible();
    await page.getByText("Profile in Year 1").click();
    await expect(page.getByText(profile.year1?.stuntJa ?? "")).toBeVisible();
  });
});
