import { expect, type Page, test } from "@playwright/test";
import { campaignPath } from "../lib/content/model/pages/paths";
import { content } from "./content";

const COUNTDOWNS = content.campaigns.flatMap(({ slug, blocks }) =>
  blocks.flatMap((block) => (block.kind === "countdown" ? [{ slug, block }] : [])),
);

/** Opens a campaign's page at noon in Japan, some days before its date. */
async function openBefore(page: Page, slug: string, day: string, days: number): Promise<void> {
  const noon = Date.parse(`2027-${day}T03:00:00Z`);
  await page.clock.setFixedTime(noon - days * 24 * 60 * 60 * 1000);
  await page.goto(campaignPath(slug));
}

for (const { slug, block } of COUNTDOWNS.slice(0, 1))
  test(`/${slug} counts the days, and celebrates the day itself`, async ({ page }) => {
    const section = page.locator("[data-kind=countdown]").filter({ hasText: block.title });
    const during = section.getByText(block.during, { exact: true }).first();
    await openBefore(page, slug, block.day, 12);
    await expect(section).toContainText(`${block.before} in 12 days`);
    await expect(during).toBeHidden();
    await openBefore(page, slug, block.day, 0);
    await expect(during).toBeVisible();
    await expect(section.getByText(block.before)).toBeHidden();
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a countdown names its day", async ({ page }) => {
    const [{ slug, block } = { slug: "", block: { before: "" } }] = COUNTDOWNS;
    await page.goto(campaignPath(slug));
    await expect(page.getByText(block.before)).toBeVisible();
  });
});
