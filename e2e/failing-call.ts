import { expect, type Page, type Route } from "@playwright/test";
import { interactive } from "./interactive";

/** A page whose programme comes from a call; on failure a button retries. */
export const MEDIA = "/explore/media";

const PROGRAMME = ({ pathname }: URL) => pathname === "/api/c/video/list";

export async function answerFilmsWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.unroute(PROGRAMME);
  await page.route(PROGRAMME, answer);
}

/** Opens the page with a failed programme, which shows the button. */
export async function openWithFailure(page: Page): Promise<void> {
  await answerFilmsWith(page, (route) => route.fulfill({ status: 400 }));
  await page.goto(MEDIA);
  await interactive(page);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
}

export async function retry(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try again" }).click();
}
