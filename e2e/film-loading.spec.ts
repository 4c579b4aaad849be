import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { button, canvas, curtain, FRAME, note, open, PATH, slider } from "./film-page";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Notes what the progress bar says, from the page's start on. */
async function noteProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const said: number[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const now = document.querySelector('[aria-label="Loading the film"]')?.getAttribute("value");
      if (now && said.at(-1) !== Number(now)) said.push(Number(now));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: number[] }).said);
}

test("all 105 pictures are loaded behind the curtain, which then opens; nothing moves", async ({
  page,
}) => {
  const asked = note(page);
  const said = await noteProgress(page);
  await page.addInitScript(() => {
    const moved = { value: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) moved.value += shift.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(PATH);
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator("[inert] h1")).toHaveCount(1);
  await expect(curtain(page)).toHaveCount(0);
  const progress = await said();
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(100);
  expect(new Set(asked.map((request) => request.url())).size).toBe(105);
  await expect(canvas(page)).toBeVisible();
  await expect(page.locator("[inert] h1")).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as unknown as { moved: { value: number } }).moved.value),
  ).toBeLessThan(0.02);
});

test("the page is shown half a second after the last picture", async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/playmovie-100-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH);
  await expect(curtain(page)).toHaveAttribute("aria-valuetext", "104 of 105 pictures");
  await expect(page.locator("[inert] h1")).toHaveCount(1);
  release();
  await expect(curtain(page)).toHaveAttribute("aria-valuetext", "105 of 105 pictures");
  const settled = Date.now();
  await expect(page.locator("[inert] h1")).toHaveCount(0);
  expect(Date.now() - settled).toBeGreaterThan(300);
});

test("pictures that fail are asked for twice and then do without; the film says so", async ({
  page,
}) => {
  const tries = new Map<string, number>();
  await page.route(/\/playmovie-0[34]\d-/, (route) => {
    const url = route.request().url();
    tries.set(url, (tries.get(url) ?? 0) + 1);
    return route.request().resourceType() === "fetch" ? route.abort() : route.continue();
  });
  await open(page, 40);
  await expect(page.getByText("20 pictures did not come.")).toBeAttached();
  expect(Math.max(...tries.values())).toBeGreaterThanOrEqual(2);
  // The neighbour is shown in its place.
  await expect(canvas(page)).toBeVisible();
});

test("a picture that never answers is not waited for for ever", async ({ page }) => {
  await page.clock.install();
  await page.route(/\/playmovie-07\d-/, () => undefined);
  await page.goto(PATH);
  await page.clock.runFor(3000);
  await expect(async () => {
    await page.clock.runFor(5000);
    expect(await curtain(page).count()).toBe(0);
  }).toPass({ timeout: 30_000 });
  await expect(page.getByText("10 pictures did not come.")).toBeAttached();
});

test("who does not want to wait goes in at once", async ({ page }) => {
  await page.route(/\/playmovie-09\d-/, () => undefined);
  await page.goto(PATH);
  await button(page, "Go in now").click();
  await expect(curtain(page)).toHaveCount(0);
  await slider(page).fill("20");
  await expect(canvas(page)).toBeVisible();
});

test("leaving ends the loading; coming back, nobody waits", async ({ page }) => {
  const ended: string[] = [];
  page.on("requestfailed", (request) => {
    if (FRAME.test(request.url())) ended.push(request.failure()?.errorText ?? "");
  });
  let isHeld = true;
  await page.route(/\/playmovie-0[5-9]\d-/, async (route) => {
    if (isHeld && route.request().resourceType() === "fetch") return;
    await route.continue();
  });
  await page.goto(PATH);
  await expect(curtain(page)).toHaveAttribute("aria-valuetext", /^(4\d|5\d) of/);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Encore/ })
    .click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => ended.length).toBeGreaterThan(0);
  expect(new Set(ended)).toEqual(new Set(["net::ERR_ABORTED"]));
  isHeld = false;
  await page.goBack();
  await expect(canvas(page)).toBeAttached();
  await expect(curtain(page)).toHaveCount(0);
  const asked = note(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Encore/ })
    .click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(canvas(page)).toBeAttached();
  expect(await curtain(page).count()).toBe(0);
  expect(asked).toHaveLength(0);
});

test("who has seen the film before does not wait for it", async ({ page }) => {
  await open(page);
  await page.reload();
  await expect(page.locator("[data-open]")).toHaveCount(1);
  await expect(curtain(page)).toHaveCount(0);
});

test("saving data, every fifth frame is loaded", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = note(page);
  await open(page, 73);
  const frames = new Set(asked.map((request) => request.url()).filter((url) => FRAME.test(url)));
  expect(frames.size).toBe(20);
  await expect(canvas(page)).toBeVisible();
});

test("with the curtain closed and open, the page is accessible", async ({ page }) => {
  await page.route(/\/playmovie-100-/, (route) =>
    route.request().resourceType() === "fetch" ? undefined : route.continue(),
  );
  const violations = async () => {
    await page.evaluate(axe);
    const { violations: found } = await page.evaluate<AxeResults>("axe.run()");
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  };
  await page.goto(PATH);
  await expect(curtain(page)).toHaveAttribute("aria-valuetext", "104 of 105 pictures");
  expect(await violations()).toEqual([]);
  await button(page, "Go in now").click();
  await expect(curtain(page)).toHaveCount(0);
  await slider(page).fill("30");
  expect(await violations()).toEqual([]);
});

test("if the scripts never come, the curtain goes by itself", async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto(PATH);
  await expect(curtain(page)).toBeVisible();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(curtain(page)).toBeHidden();
});
