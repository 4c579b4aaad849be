import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe";
import { eventually } from "./eventually";
import {
  button,
  canvas,
  curtain,
  FRAME,
  recordRequests,
  PATH,
  PICTURE,
  saveData,
  slider,
} from "./film-page";
import { MOVING } from "./moving";

test.use(MOVING);

/** Records the values of the progress bar from the start. */
async function recordProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const values: number[] = [];
    Object.assign(window, { progressValues: values });
    new MutationObserver(() => {
      const now = document.querySelector('[aria-label="Loading the film"]')?.getAttribute("value");
      if (now && values.at(-1) !== Number(now)) values.push(Number(now));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { progressValues: number[] }).progressValues);
}

/** Holds what scripts fetch from some addresses until it is released: a fast machine loads the film in a moment. */
async function heldFetch(page: Page, addresses: RegExp): Promise<{ release: () => Promise<void> }> {
  let resolve = () => {};
  const released = new Promise<void>((done) => {
    resolve = done;
  });
  await page.route(addresses, async (route) => {
    if (route.request().resourceType() === "fetch") await released;
    await route.continue();
  });
  return {
    release: async () => {
      resolve();
      await page.unroute(addresses);
    },
  };
}

test("all 105 pictures are loaded behind the curtain, which then opens, and not again; nothing moves", async ({
  page,
}) => {
  const requests = recordRequests(page);
  const readProgress = await recordProgress(page);
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
  const last = await heldFetch(page, /\/playmovie-100-/);
  await page.goto(PATH);
  await expect(curtain(page)).toBeVisible();
  await expect(page.locator("[inert] h1")).toHaveCount(1);
  await last.release();
  await expect(curtain(page)).toHaveCount(0);
  const progress = await readProgress();
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(progress.at(-1)).toBe(100);
  expect(new Set(requests.map((request) => request.url())).size).toBe(105);
  await expect(canvas(page)).toBeVisible();
  await expect(page.locator("[inert] h1")).toHaveCount(0);
  expect(
    await page.evaluate(() => (window as unknown as { moved: { value: number } }).moved.value),
  ).toBeLessThan(0.02);

  await test.step("who has seen it before does not wait for it", async () => {
    await page.reload();
    await expect(page.locator("[data-open]")).toHaveCount(1);
    await expect(curtain(page)).toHaveCount(0);
  });
});

test("with data saving every fifth frame is loaded; failed ones are retried; the wait can be skipped", async ({
  page,
}) => {
  await saveData(page);
  const tries = new Map<string, number>();
  await page.route(/\/playmovie-(0[34]\d|100)-/, (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    const url = route.request().url();
    if (url.includes("-100-")) return undefined;
    tries.set(url, (tries.get(url) ?? 0) + 1);
    return route.abort();
  });
  const requests = recordRequests(page);
  await page.goto(PATH);
  await expect(curtain(page)).toHaveAttribute("aria-valuetext", "24 of 25 pictures");
  await expect(page.locator("[inert] h1")).toHaveCount(1);
  const frames = new Set(requests.map((request) => request.url()).filter((url) => FRAME.test(url)));
  expect(frames.size).toBe(20);
  expect([...tries.values()]).toEqual([2, 2, 2, 2]);
  expect(await violations(page)).toEqual([]);

  await button(page, "Go in now").click();
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.getByText("4 pictures could not be loaded.")).toBeAttached();
  await slider(page).fill("40");
  await expect(canvas(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await test.step("a phone says so too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText("4 pictures could not be loaded.")).toBeVisible();
  });
});

test("leaving ends the loading; a visitor who comes back does not wait again", async ({ page }) => {
  const ended: string[] = [];
  page.on("requestfailed", (request) => {
    if (FRAME.test(request.url())) ended.push(request.failure()?.errorText ?? "");
  });
  let isHeld = true;
  let held = 0;
  await saveData(page);
  await page.route(/\/playmovie-0[5-9]\d-/, async (route) => {
    if (isHeld && route.request().resourceType() === "fetch") held += 1;
    else await route.continue();
  });
  await page.goto(PATH);
  await eventually(() => held).toBeGreaterThan(0);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Encore/ })
    .click();
  await expect(page).toHaveURL("/");
  await eventually(() => ended.length).toBeGreaterThan(0);
  expect(new Set(ended)).toEqual(new Set(["net::ERR_ABORTED"]));
  isHeld = false;
  await page.goBack();
  await expect(canvas(page)).toBeAttached();
  await expect(curtain(page)).toHaveCount(0);
  const requests = recordRequests(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Encore/ })
    .click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await expect(canvas(page)).toBeAttached();
  expect(await curtain(page).count()).toBe(0);
  expect(requests).toHaveLength(0);
});

test("the film reports a failed manifest, and retries", async ({ page }) => {
  await saveData(page);
  let isBroken = true;
  await page.route("**/playmovie-manifest.*.json", (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto(PATH);
  const message = page.getByText("The film could not be loaded.");
  await expect(message).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
  // Paused, as there is nothing to play.
  await expect(button(page, "Play")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  isBroken = false;
  await button(page, "Try again").click();
  await expect(message).toHaveCount(0);
  await expect(slider(page)).toBeFocused();
  await expect(canvas(page)).toBeAttached();
});

test("the film says that no picture comes", async ({ page }) => {
  await saveData(page);
  await page.route(PICTURE, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await page.goto(PATH);
  await expect(page.getByText("The film could not be loaded.")).toBeVisible();
  await expect(button(page, "Play")).toBeVisible();
});

test("the curtain disappears if the scripts never load", async ({ page }) => {
  await page.route(/\.js$/, () => undefined);
  await page.goto(PATH);
  await expect(curtain(page)).toBeVisible();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(curtain(page)).toBeHidden();
});
