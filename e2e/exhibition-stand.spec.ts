import { expect, test } from "@playwright/test";
import { LARGE_UNIT } from "./cast";
import { encodeStand } from "../lib/stand/document/link";
import { violations } from "./axe";
import { eventually } from "./eventually";
import { mockExhibition, manyStands, standOf } from "./exhibition-host";
import { open } from "./interactive";
import { PAGES } from "./pages";

const EXHIBITION = PAGES.exhibition;

test("a cheer is shown at once, stored, and counts once", async ({ page }) => {
  const host = await mockExhibition(page, await manyStands(5));
  await open(page, `${EXHIBITION}/detail?id=stand-0003`);
  const cheer = page.getByRole("button", { name: /^Cheer/ });
  await expect(cheer).toContainText("3");
  await cheer.click();
  await expect(cheer).toHaveAttribute("aria-disabled", "true");
  await expect(cheer).toContainText("4");
  // `aria-disabled`, but clickable.
  await cheer.click({ force: true });
  await eventually(() => page.evaluate(() => localStorage.getItem("shelf"))).toContain(
    "stand-0003",
  );
  await page.reload();
  await expect(cheer).toHaveAttribute("aria-disabled", "true");
  expect(host.sent.map(({ action }) => action)).toEqual(["cheer"]);

  host.isDown = true;
  await page.goto(`${EXHIBITION}/detail?id=stand-0002`);
  await expect(page.getByText("the exhibition did not answer")).toBeVisible();
  host.isDown = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cheer).toContainText("2");
  host.isDown = true;
  await cheer.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(cheer).toHaveAttribute("aria-disabled", "false");
  await expect(cheer).toContainText("2");
});

test("a stand is reported with a reason, by keys alone", async ({ page }) => {
  const host = await mockExhibition(page, await manyStands(5));
  await open(page, `${EXHIBITION}/detail?id=stand-0001`);
  await page.getByRole("button", { name: "Report this stand" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "What is wrong with it?" });
  await expect(dialog.getByRole("radio")).toHaveCount(5);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Report this stand" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("radio", { name: /private/ }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You have reported this stand.")).toBeVisible();
  expect(host.sent).toMatchObject([{ action: "report", id: "stand-0001", reason: "privacy" }]);
});

test("a stand in a link is shown, and can be copied into the editor", async ({ page }) => {
  const document = await encodeStand(standOf(LARGE_UNIT.id, "Hello, <b>Leo</b>"));
  await open(page, `${EXHIBITION}/detail#${document}`);
  await expect(page.getByRole("heading", { level: 1, name: "Flowers for you" })).toBeVisible();
  await expect(page.getByRole("img", { name: /Hello, <b>Leo<\/b>/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Make it yours" })).toHaveAttribute(
    "href",
    `/flowerstand/maker#${document}`,
  );
  await page.getByRole("link", { name: "Skip to content" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Flowers for you" })).toBeVisible();
});

test("a link changed on its way opens, and a truncated one shows an error", async ({ page }) => {
  const document = await encodeStand(standOf(LARGE_UNIT.id, "For Leo"));
  await open(page, `${EXHIBITION}/detail%23${document}」。`);
  await expect(page.getByRole("heading", { level: 1, name: "Flowers for you" })).toBeVisible();
  await page.goto("about:blank");
  await open(page, `${EXHIBITION}/detail#${document.slice(0, -9)}…`);
  await expect(page.getByText("The end of this link was lost on the way.")).toBeVisible();
});
