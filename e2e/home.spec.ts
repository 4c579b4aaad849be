import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { HOME_SECTIONS } from "../src/lib/home-sections";
import { interactive } from "./interactive";
import { openMenu } from "./main-menu";

type Section = (typeof HOME_SECTIONS)[number];

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 1023;
const dot = (page: Page, name: string) =>
  page
    .getByRole("navigation", { name: "Sections of this page" })
    .getByRole("link", { name: new RegExp(`^${name}, section`) });

/** How far the start of a section is from where it rests below the header, in px. */
const offsetOf = (page: Page, section: Section) =>
  page.evaluate((id) => {
    const scroller = document.querySelector(".swiper-wrapper");
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top - (scroller?.getBoundingClientRect().top ?? 0)) || 0;
  }, section);

/** The page rests at a section, and the address and the dots say so. */
async function restsAt(page: Page, section: Section): Promise<void> {
  await expect.poll(() => offsetOf(page, section)).toBe(0);
  await expect(page).toHaveURL(section === "main" ? /\/(main)?$/ : new RegExp(`/#${section}$`));
  const index = HOME_SECTIONS.indexOf(section) + 1;
  const current = page.getByRole("navigation", { name: "Sections" }).locator("[aria-current]");
  await expect(current).toHaveAccessibleName(new RegExp(`section ${index} of 5$`));
}

/** The page with its scripts, and Swiper on it. */
async function open(page: Page, address = "/"): Promise<void> {
  await page.goto(address);
  await interactive(page);
  await expect(page.locator(".swiper-initialized")).toBeAttached();
}

const steps = (page: Page) => page.evaluate(() => history.length);

test("the dots go to the sections, without steps in the history", async ({ page }) => {
  await open(page);
  const before = await steps(page);
  await dot(page, "Information").click();
  await restsAt(page, "news");
  await dot(page, "Notice board").click();
  await restsAt(page, "updates");
  await dot(page, "Home").click();
  await restsAt(page, "main");
  expect(await steps(page)).toBe(before);
});

test("the address says which section is shown, also on the way back", async ({ page }) => {
  await open(page, "/#productions");
  await restsAt(page, "productions");
  await dot(page, "Information").click();
  await restsAt(page, "news");
  await page.getByRole("button", { name: "Gardenia" }).click();
  await page.getByRole("dialog", { name: "Gardenia" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/characters\//);
  await page.goBack();
  await restsAt(page, "news");
});

test("menu entries are steps in the history, and the drawer closes", async ({ page }) => {
  await open(page);
  const menu = await openMenu(page);
  await menu.getByRole("link", { name: "Game features" }).click();
  await restsAt(page, "features");
  if (isPhone(page)) await expect(menu).toBeHidden();
  await (await openMenu(page)).getByRole("link", { name: "Notice board" }).click();
  await restsAt(page, "updates");
  await page.goBack();
  await restsAt(page, "features");
  await page.goBack();
  await restsAt(page, "main");
});

test("the drawer closes when the sections move under it", async ({ page }) => {
  test.skip(!isPhone(page), "wide windows have a bar");
  await open(page);
  const menu = await openMenu(page);
  await page.evaluate(() => {
    location.hash = "#news";
  });
  await expect(menu).toBeHidden();
  await restsAt(page, "news");
});

test("one turn of the wheel is one section", async ({ page }) => {
  test.skip(isPhone(page), "phones have no wheel");
  await open(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 100);
  await restsAt(page, "updates");
  await page.mouse.wheel(0, 100);
  await restsAt(page, "productions");
  await page.mouse.wheel(0, -100);
  await restsAt(page, "updates");
});

test("the wheel reads a section to its end before it leaves it", async ({ page }) => {
  test.skip(isPhone(page), "phones have no wheel");
  await open(page, "/#features");
  await restsAt(page, "features");
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByText("Play in moderation")).toBeInViewport();
  await expect(page).toHaveURL("/#features");
});

test("keys go from section to section", async ({ page }) => {
  test.skip(isPhone(page), "sections are higher than a phone");
  await open(page);
  const presses: [string, Section][] = [
    ["PageDown", "updates"],
    ["ArrowDown", "productions"],
    ["Space", "news"],
    ["PageUp", "productions"],
    ["Shift+Space", "updates"],
    ["End", "features"],
    ["ArrowUp", "news"],
    ["Home", "main"],
  ];
  for (const [key, section] of presses) {
    await page.keyboard.press(key);
    await restsAt(page, section);
  }
});

test("keys leave fields and open passes alone", async ({ page }) => {
  await open(page, "/#news");
  await page.getByRole("button", { name: "Gardenia" }).click();
  const before = await offsetOf(page, "news");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("End");
  await expect(page.getByRole("dialog", { name: "Gardenia" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await offsetOf(page, "news")).toBe(before);
  await page.keyboard.press("End");
  await restsAt(page, "features");
});

test("a finger moves to the next section", async ({ page }) => {
  test.skip(!isPhone(page), "wide windows have no touch");
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
  await restsAt(page, "updates");
  await drag(140, 740);
  await restsAt(page, "main");
});

test("what the Tab key reaches is shown, with its section", async ({ page }) => {
  test.skip(isPhone(page), "phones have no Tab key");
  await open(page);
  await dot(page, "Home").focus();
  await page.locator("#main a").last().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#updates :focus")).toBeInViewport({ ratio: 1 });
  await restsAt(page, "updates");
  await page.keyboard.press("Shift+Tab");
  await restsAt(page, "main");
});

test("one can skip to the content, and go back to the top", async ({ page }) => {
  await open(page, "/#news");
  await restsAt(page, "news");
  await page.getByRole("link", { name: "Back to the top" }).click();
  await restsAt(page, "main");
  await expect(page.getByRole("link", { name: "Back to the top" })).toBeHidden();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  expect(await offsetOf(page, "main")).toBe(0);
});

test("a visitor who moved before the scripts came stays where they are", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/#updates", { waitUntil: "networkidle" });
  await page.locator("#productions").evaluate((section) => section.scrollIntoView());
  await page.keyboard.press("Shift");
  await interactive(page);
  await restsAt(page, "productions");
});

test("nothing moves when the scripts and Swiper come", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never)["value"]);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page);
  await expect(page.getByText("Poster of the day")).toBeVisible();
  const shifts = await page.evaluate(() => (window as never)["shifts"] as number[]);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test("/main is the home page as well", async ({ page }) => {
  await open(page, "/main");
  await expect(page.getByRole("heading", { level: 1, name: /Lights down/ })).toBeVisible();
  const home = (await openMenu(page)).getByRole("link", { name: "Home", exact: true });
  await expect(home).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Escape");
  await dot(page, "Agencies").click();
  await expect.poll(() => offsetOf(page, "productions")).toBe(0);
  await expect(page).toHaveURL("/main#productions");
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the sections change at once", async ({ page }) => {
    await open(page);
    const far = await dot(page, "Information").evaluate((link: HTMLElement) => {
      link.click();
      const section = document.getElementById("news")?.getBoundingClientRect().top ?? 0;
      return section - (document.querySelector(".swiper")?.getBoundingClientRect().top ?? 0);
    });
    expect(Math.abs(far)).toBeLessThan(2);
    await restsAt(page, "news");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the sections stand one below the other in the page", async ({ page }) => {
    await page.goto("/");
    const boxes = await Promise.all(
      HOME_SECTIONS.map((name) => page.locator(`#${name}`).boundingBox()),
    );
    for (const [place, box] of boxes.slice(1).entries()) {
      const before = boxes[place];
      expect(box?.y).toBeCloseTo((before?.y ?? 0) + (before?.height ?? 0), 0);
    }
    await expect(dot(page, "Agencies")).toBeHidden();
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByText("Play in moderation")).toBeInViewport();
    await page.goto("/#news");
    await expect(page.getByRole("heading", { name: "Information" })).toBeInViewport();
  });

  test("a club's pass opens", async ({ page }) => {
    await page.goto("/#news");
    await page.getByRole("button", { name: "Gardenia" }).click();
    await expect(page.getByRole("dialog", { name: "Gardenia" }).getByRole("link")).not.toHaveCount(
      0,
    );
  });
});

for (const [width, height] of [
  [844, 390],
  [1024, 600],
  [320, 568],
] as const) {
  test(`${width} × ${height}: nothing is cut off, and all can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const cut = await page.evaluate(() => {
      const outside: string[] = [];
      for (const section of document.querySelectorAll(".swiper-slide")) {
        const box = section.getBoundingClientRect();
        for (const one of section.querySelectorAll("a, button, h1, h2, h3, p")) {
          const { width: wide, top, bottom, left, right } = one.getBoundingClientRect();
          const isShown = wide > 1 && one.checkVisibility() && !one.closest("[popover]");
          // The strip's lines end in dots; what they say stands in the sections.
          const isShort = getComputedStyle(one.closest("dd") ?? one).textOverflow === "ellipsis";
          const isPoster = one.querySelector("img") !== null;
          if (!isShown || isPoster || isShort) continue;
          if (top < box.top - 1 || bottom > box.bottom + 1 || left < -1 || right > innerWidth + 1) {
            outside.push(`${section.id}: ${one.textContent}`);
          }
        }
      }
      return outside;
    });
    expect(cut).toEqual([]);
    const end = page.getByText("Play in moderation");
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await expect(page).toHaveURL("/#features");
  });
}
