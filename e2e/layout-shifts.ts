import type { Page } from "@playwright/test";

type Watched = typeof globalThis & { shifts: { value: number; startTime: number }[] };

/** Notes from the start of a page on what moves in it. Before it is opened. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A page that several tests share is told so more than once.
    if ("shifts" in globalThis) return;
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

/** How much has moved since the page's scripts were asked for; letters move when their fonts come. */
export function shiftSinceScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [asked = 0] = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime);
    return (globalThis as Watched).shifts
      .filter(({ startTime }) => startTime > asked)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
