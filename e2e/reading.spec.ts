import { expect, test } from "@playwright/test";
import { UNIT } from "./cast";
import { content, membersOf } from "./content";

test("a visitor navigates from home to a unit, a member, the next one, a club mate and back", async ({
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
