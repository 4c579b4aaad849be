import { expect, test } from "@playwright/test";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

test("a visitor turns the wheel by keyboard and mouse, gets a calendar, and prints the year on one page", async ({
  page,
}) => {
  await page.goto(PAGES.birthdays);
  await interactive(page);
  const wheel = page.getByRole("region", { name: "The wheel of the year" });
  const first = await wheel.getByRole("listitem").allTextContents();
  await wheel.getByRole("button", { name: "Birthday after" }).focus();
  await page.keyboard.press("Enter");
  await expect(wheel.getByRole("listitem")).not.toHaveText(first);
  await wheel.getByRole("button", { name: "Next" }).press("Enter");
  await expect(wheel.getByRole("listitem")).toHaveText(first);

  // A drag by a quarter of the wheel.
  const disc = await wheel.getByRole("img").boundingBox();
  if (!disc) throw new Error("The wheel has no picture.");
  const middle = { x: disc.x + disc.width / 2, y: disc.y + disc.height / 2 };
  const reach = disc.width * 0.3;
  await page.mouse.move(middle.x, middle.y - reach);
  await page.mouse.down();
  await page.mouse.move(middle.x - reach * 0.7, middle.y - reach * 0.7, { steps: 4 });
  await page.mouse.move(middle.x - reach, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(wheel.getByRole("listitem")).not.toHaveText(first);

  const address = await page
    .getByRole("link", { name: "Download" })
    .evaluate((link) => (link as HTMLAnchorElement).pathname);
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toMatch(/^text\/calendar/);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "The whole year" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the year, who shares a day, and the files are there", async ({ page }) => {
    await page.goto(PAGES.birthdays);
    await expect(page.getByRole("heading", { level: 3, name: "December" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Everybody" })).toHaveAttribute(
      "href",
      "/calendars/birthdays.ics",
    );
  });
});
