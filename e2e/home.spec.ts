import { expect, type Page, test } from "@playwright/test";
import { eventually } from "./eventually";
import { CLUB, dot, offsetOf, open, expectRestAt } from "./home-page";
import { interactive } from "./interactive";
import { recordShifts, shiftSinceScripts } from "./layout-shifts";
import { openMenu } from "./main-menu";
import { MOVING } from "./moving";

test.use(MOVING);

const steps = (page: Page) => page.evaluate(() => history.length);

test("dots, wheel, keys and focus go from section to section, and the address says which is shown", async ({
  page,
}) => {
  await recordShifts(page);
  await open(page);

  await test.step("nothing moved when the scripts and Swiper came", async () => {
    await expect(page.getByText("Poster of the day")).toBeVisible();
    expect(await shiftSinceScripts(page)).toBeLessThan(0.01);
  });

  await test.step("dots, without steps in the history", async () => {
    const before = await steps(page);
    await dot(page, "Information").click();
    await expectRestAt(page, "news");
    await dot(page, "Home").click();
    await expectRestAt(page, "main");
    expect(await steps(page)).toBe(before);
  });

  await test.step("Tab scrolls to the section of its target", async () => {
    await dot(page, "Home").focus();
    await page.locator("#main a").last().focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("#updates :focus")).toBeInViewport({ ratio: 1 });
    await expectRestAt(page, "updates");
    await page.keyboard.press("Shift+Tab");
    await expectRestAt(page, "main");
  });

  await test.step("one turn of the wheel is one section", async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 100);
    await expectRestAt(page, "updates");
    await page.mouse.wheel(0, -100);
    await expectRestAt(page, "main");
  });

  await test.step("keys, and the wheel to the end of a section taller than the window", async () => {
    await page.keyboard.press("PageDown");
    await expectRestAt(page, "updates");
    await page.keyboard.press("End");
    await expectRestAt(page, "features");
    // Wheel events are ignored while the page still moves.
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(page.getByText("Play in moderation")).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL("/#features");
    await page.keyboard.press("Home");
    await expectRestAt(page, "main");
  });
});

test("the address names a section, also after going back", async ({ page }) => {
  await open(page, "/#productions");
  await expectRestAt(page, "productions");
  await dot(page, "Information").click();
  await expectRestAt(page, "news");

  await page.getByRole("link", { name: "Back to the top" }).click();
  await expectRestAt(page, "main");
  await expect(page.getByRole("link", { name: "Back to the top" })).toBeHidden();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  expect(await offsetOf(page, "main")).toBe(0);

  await dot(page, "Information").click();
  await expectRestAt(page, "news");
  await page.locator("#news").getByRole("link", { name: CLUB.title, exact: true }).click();
  await expect(page).toHaveURL(`/explore/clubs/${CLUB.key}`);
  await page.goBack();
  await expectRestAt(page, "news");
  await expect(page.getByRole("link", { name: "Back to the top" })).toBeVisible();
});

test("a finger moves to the next section; entries of the drawer are steps in the history", {
  tag: "@phone",
}, async ({ page }) => {
  await open(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  const drag = async (from: number, to: number) => {
    await touch("touchStart", from);
    for (let part = 1; part <= 20; part += 1)
      await touch("touchMove", from + ((to - from) * part) / 20);
    await touch("touchEnd");
  };
  await drag(740, 140);
  await expectRestAt(page, "updates");
  await drag(140, 740);
  await expectRestAt(page, "main");

  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Game features" }).click();
  await expectRestAt(page, "features");
  await expect(menu).toBeHidden();
  await page.goBack();
  await expectRestAt(page, "main");

  await openMenu(page);
  await page.evaluate(() => {
    location.hash = "#news";
  });
  await expect(menu).toBeHidden();
  await expectRestAt(page, "news");
});

test("a visitor who scrolled before hydration stays in place", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/#updates");
  await page.locator("#productions").evaluate((section) => section.scrollIntoView());
  await page.keyboard.press("Shift");
  await interactive(page);
  await expectRestAt(page, "productions");
});

test("/main is the home page as well", async ({ page }) => {
  await open(page, "/main");
  const home = (await openMenu(page)).getByRole("link", { name: "Home", exact: true });
  await expect(home).toHaveAttribute("aria-current", "page");
  await dot(page, "Agencies").click();
  await eventually(() => offsetOf(page, "productions")).toBe(0);
  await expect(page).toHaveURL("/main#productions");
});

test("with reduced motion the sections change at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  const far = await dot(page, "Information").evaluate((link: HTMLElement) => {
    link.click();
    const section = document.getElementById("news")?.getBoundingClientRect().top ?? 0;
    return section - (document.querySelector(".swiper")?.getBoundingClientRect().top ?? 0);
  });
  expect(Math.abs(far)).toBeLessThan(2);
  await expectRestAt(page, "news");
});
