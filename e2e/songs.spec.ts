import { expect, test } from "@playwright/test";
import { PAGES } from "./pages";

test("a choice made before hydration counts, and Back undoes it @phone", async ({ page }) => {
  await page.goto(PAGES.songs);
  const singer = page.getByRole("combobox", { name: "Singer" });
  const filters = page.locator("summary", { hasText: "Filters" });
  if (await filters.isVisible()) await filters.click();
  await singer.focus();
  const [, first = ""] = await singer
    .getByRole("option")
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await singer.selectOption(first);
  await expect(page).toHaveURL(`${PAGES.songs}?idol=${first}`);
  await expect(singer).toHaveValue(first);
  await expect(page.getByRole("button", { name: "Clear all" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PAGES.songs);
  await expect(singer).toHaveValue("");
});

test("the typed text is in the address, leads to the song, and is restored on the way back", async ({
  page,
}) => {
  await page.goto(PAGES.songs);
  const field = page.getByRole("searchbox", { name: "Title, singer or writer" });
  const title = await page.locator("main li a").nth(9).innerText();
  await field.fill(title);
  await expect(page).toHaveURL(/\?title=/);
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page).toHaveURL(/\/explore\/albums\//);
  const song = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${song}"]`)).toHaveAttribute("data-marked", "");
  await page.goBack();
  await expect(field).toHaveValue(title);
});

test("an address that asks for other songs shows none until they are found @phone", async ({
  page,
}) => {
  await page.route(/\/app-\w+\.js$/, () => undefined);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(`${PAGES.songs}?chart=expert&from=28`, { waitUntil: "commit" });
  await expect(page.getByRole("searchbox")).toBeVisible();
  await expect(page.locator("main li").first()).toBeHidden();
});

test("the songs of a unit open in place, beside a way to the filtered list @phone", async ({
  page,
}) => {
  await page.goto(PAGES.unit);
  const section = page.getByRole("region", { name: "Songs", exact: true });
  const all = section.getByRole("link", { name: /^All songs/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  await all.click();
  await expect(section.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(section.getByRole("listitem")).toHaveCount(count);
  await expect(page).toHaveURL(PAGES.unit);
  await section.getByRole("listitem").last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/explore\/albums\//);
  await page.goBack();
  await expect(section.getByRole("listitem")).toHaveCount(count);
  await section.getByRole("link", { name: "Search and filter" }).click();
  await expect(page.locator("output").first()).toContainText(`${count} songs`);
});
