import { type Browser, devices } from "@playwright/test";
import type { FetchedScripts } from "./script-sizes";

/** How long the network must be silent before a phase counts as over, ms. */
const SILENCE = 1_000;

/**
 * Holds back the browser's idle moments until `releaseIdle()` is called; runs in the page before
 * all else. Without it, when the first idle moment comes would depend on the machine's load.
 */
const HOLD_IDLE = `{
  const idle = window.requestIdleCallback.bind(window);
  const cancel = window.cancelIdleCallback.bind(window);
  let held = new Map();
  let next = -1;
  window.requestIdleCallback = (callback, options) => {
    if (!held) return idle(callback, options);
    held.set(next, [callback, options]);
    return next--;
  };
  window.cancelIdleCallback = (id) => (held?.delete(id) ? undefined : cancel(id));
  window.releaseIdle = () => {
    const waiting = [...held.values()];
    held = undefined;
    for (const [callback, options] of waiting) idle(callback, options);
  };
}`;

/**
 * Opens a page as a phone does, nobody touching it, and notes which script files arrive: up to the
 * silence after loading with every idle moment held back, then after letting them come. Prefetched
 * scripts count; the service worker is left out, as it works for later visits.
 */
export async function fetchedScripts(browser: Browser, url: string): Promise<FetchedScripts> {
  const context = await browser.newContext({ ...devices["Pixel 7"], serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const fetched: string[] = [];
    let lastActivity = Date.now();
    const active = () => {
      lastActivity = Date.now();
    };
    page.on("request", (request) => {
      active();
      const { pathname } = new URL(request.url());
      if (/\.m?js$/.test(pathname)) fetched.push(pathname);
    });
    page.on("requestfinished", active);
    const silence = async () => {
      while (Date.now() - lastActivity < SILENCE) await page.waitForTimeout(SILENCE / 10);
    };
    await page.addInitScript(HOLD_IDLE);
    await page.goto(url, { waitUntil: "load" });
    await silence();
    const early = [...fetched];
    active();
    await page.evaluate("releaseIdle()");
    await silence();
    return { early, all: fetched };
  } finally {
    await context.close();
  }
}
