import { expect, test } from "@playwright/test";
import { twoDigits } from "../lib/format/two-digits";
import { characterById, content } from "./content";
import { PAGES } from "./pages";

const idolsAt = (venue: string) =>
  content.fourPiece
    .filter((idol) => idol.venue === venue)
    .map((idol) => ({ ...idol, name: characterById(idol.character).name }));

const [FIRST, SECOND, THIRD] = content.venues.toSorted((a, b) => a.order - b.order);

test.describe("the badges of the audition, without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("are filtered by venue, come back, and are reached by number", async ({ page }) => {
    const [here] = idolsAt(SECOND?.id ?? "");
    const [elsewhere] = idolsAt(FIRST?.id ?? "");
    const badge = (one: typeof here) => page.getByRole("heading", { name: one?.name ?? "" });
    await page.goto(PAGES["four-piece-idols"]);
    await page.getByRole("radio", { name: SECOND?.piece ?? "" }).check();
    await expect(badge(here)).toBeVisible();
    await expect(badge(elsewhere)).toBeHidden();
    await expect(page.getByRole("link", { name: elsewhere?.name ?? "" })).toBeHidden();
    await page.getByRole("radio", { name: "All four" }).check();
    await expect(badge(elsewhere)).toBeVisible();
    const number = twoDigits(here?.number ?? 0);
    await page.getByRole("link", { name: `${number} ${here?.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`#${here?.slug}$`));
    await expect(badge(here)).toBeInViewport();
  });
});

test("a piece of the picture leads to its tour, and on to an idol", async ({ page }) => {
  const [idol] = idolsAt(THIRD?.id ?? "");
  await page.goto(PAGES["four-piece"]);
  await page.getByRole("link", { name: `${THIRD?.piece} ${THIRD?.name}` }).click();
  const tour = page.getByRole("region", { name: THIRD?.name ?? "" });
  await expect(tour).toBeInViewport();
  await tour
    .getByRole("link", { name: idol?.name ?? "" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: idol?.name ?? "" })).toBeVisible();
  await page.getByRole("link", { name: "All badges" }).click();
  await expect(page).toHaveURL(PAGES["four-piece-idols"]);
});
