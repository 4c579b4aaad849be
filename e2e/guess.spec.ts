import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe";
import { characterById } from "./content";
import { copied, recordCopies } from "./copied";
import { eventually } from "./eventually";
import { fixTime } from "./fixed-time";
import { open } from "./interactive";
import { PAGES } from "./pages";

const { firstDay, rounds } = JSON.parse(readFileSync(".content/play.json", "utf8"));
const answers: number[] = rounds.flatMap((round: string) => round.split(" ").map(Number));

const DAY = 24 * 60 * 60 * 1000;
/** Fixes the time at noon in Japan on the day of a puzzle. */
const setDay = (page: Page, puzzle: number) =>
  fixTime(page, Date.parse(firstDay) + (puzzle - 1) * DAY + DAY / 8);
const nameOf = (puzzle: number) => characterById(answers[puzzle - 1] ?? 0).name;

const field = (page: Page) => page.getByRole("combobox", { name: "Who is it?" });

async function guess(page: Page, name: string) {
  await field(page).fill(name);
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
}

test("the idol of the day is found by keys alone, and the result is copied without a name", async ({
  page,
}) => {
  await recordCopies(page);
  await setDay(page, 30);
  await open(page, PAGES.guess);
  await field(page).focus();
  await guess(page, nameOf(31));
  await expect(page.getByRole("status").first()).toContainText(`${nameOf(31)}: `);
  await expect(page.getByRole("listitem").filter({ hasText: "Birth month" })).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await guess(page, nameOf(30));
  await expect(page.getByRole("heading", { level: 2, name: nameOf(30) })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied, without any names.")).toBeVisible();
  const text = await copied(page);
  expect(text).toContain("Guess the idol, no. 30: 2/8\n");
  expect(text).toContain("🟩🟩🟩🟩🟩🟩🟩🟩");
  expect(text).not.toContain(nameOf(30));

  await test.step("and is there after a reload, and open again the next day", async () => {
    await page.reload();
    await expect(page.getByText("Got it in 2 of 8")).toBeVisible();
    await setDay(page, 31);
    await page.reload();
    await expect(page.getByText("Guess 1 of 8")).toBeVisible();
    await expect(page.getByText("No. 31 ·")).toBeVisible();
  });
});

test("a friend's puzzle opens on another device @phone", async ({ page }) => {
  await setDay(page, 30);
  await open(page, PAGES.guess);
  const seal = page.getByRole("combobox", { name: "Idol to guess" });
  await seal.fill(nameOf(12));
  await page.getByRole("option").first().click();
  await page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    }),
  );
  await page.getByRole("button", { name: "Copy the link" }).click();
  const address = await page.getByRole("textbox", { name: "Copy the link" }).inputValue();
  expect(address).not.toContain(nameOf(12).split(" ")[0]);
  await page.goto("about:blank");
  await open(page, address);
  await expect(page.getByText("A friend’s puzzle", { exact: true })).toBeVisible();
  await guess(page, nameOf(12));
  await expect(page.getByText("Got it in 1 of 8")).toBeVisible();
  await eventually(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
});

test("past days are caught up with", async ({ page }) => {
  await setDay(page, 30);
  await open(page, `${PAGES.guess}?puzzle=3`);
  await guess(page, nameOf(3));
  await expect(page.getByRole("link", { name: /Puzzle 3\b.*found with guess 1/ })).toBeVisible();
  await page.getByRole("link", { name: /Puzzle 4\b/ }).click();
  await expect(page.getByText("No. 4 ·")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Got it in 1 of 8")).toBeVisible();
});
