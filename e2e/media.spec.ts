import { expect, type Page, test } from "@playwright/test";
import { builtAnswer } from "./answers";
import { LARGE_UNIT, PAIR, SOLO, firstOf } from "./cast";
import { characterById } from "./content";
import { eventually } from "./eventually";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

const { list: FILMS } = builtAnswer("video-list");
const [FIRST] = FILMS;
const filmOf = ({ id }: { id: string }) =>
  firstOf(
    "film of the unit",
    FILMS.filter(({ unit }) => unit === id),
  );

const player = (page: Page, title: string) => page.getByRole("region", { name: `Film: ${title}` });
const slider = (page: Page) => page.getByRole("slider", { name: "Place in the film" });
const bill = (page: Page) => page.locator("#now-showing");
const seconds = async (page: Page) => Number(await slider(page).inputValue());

function recordPosters(page: Page): string[] {
  const posters: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/pictures\/(characters|units)-/.test(path) && !/-(160|face-\d+)\./.test(path))
      posters.push(path);
  });
  return posters;
}

test("a film is loaded on request only, and then plays", async ({ page }) => {
  const { id, title } = filmOf(LARGE_UNIT);
  const posters = recordPosters(page);
  await page.goto(`${PAGES.media}?film=${id}`);
  await interactive(page);
  await expect(bill(page)).toHaveText(title);
  expect(posters).toEqual([]);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(player(page, title)).toBeVisible();
  await eventually(() => posters.length).toBeGreaterThan(0);
  await eventually(() => seconds(page)).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
});

test("tickets, units and tabs write the selection to the address, and back restores it", async ({
  page,
}) => {
  const ticket = filmOf(PAIR);
  const { id, name } = SOLO;
  const tickets = page.locator("[id^=film-]");
  await page.goto(PAGES.media);
  await interactive(page);
  await page.getByRole("link", { name: ticket.title, exact: true }).click();
  await expect(page).toHaveURL(`${PAGES.media}?film=${ticket.id}`);
  await expect(player(page, ticket.title)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PAGES.media);
  await expect(bill(page)).toHaveText(FIRST?.title ?? "");
  await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();

  const units = page.getByRole("navigation", { name: "Films by unit" });
  await expect(tickets).toHaveCount(FILMS.length);
  await units.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(`${PAGES.media}?unit=${id}`);
  expect(await tickets.count()).toBeLessThan(FILMS.length);
  await units.getByRole("link", { name: "All units" }).click();
  await expect(page).toHaveURL(PAGES.media);
  await expect(tickets).toHaveCount(FILMS.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every film can be read, and a ticket leads to itself", async ({ page }) => {
    const { id, title, cast = [] } = filmOf(LARGE_UNIT);
    await page.goto(PAGES.media);
    await page.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(`${PAGES.media}?film=${id}#film-${id}`);
    const ticket = page.locator(`#film-${id}`);
    await expect(page.getByRole("button", { name: "Play the film" })).toBeHidden();
    await ticket.getByRole("link", { name: `Storyboard of ${title}` }).click();
    const [face = 0] = cast;
    await expect(page.getByRole("link", { name: characterById(face).name }).first()).toBeVisible();
  });
});
