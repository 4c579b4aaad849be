import type { Page } from "@playwright/test";

type Watched = typeof globalThis & { shifts: { value: number; startTime: number }[] };

/** Records layout shifts. Call before opening the page. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Shared pages register it repeatedly.
    if ("shifts" in globalThis) return;
    const shifts: PerformanceEntry[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
  });
}

/** Sum of the shifts since the scripts were requested, without those caused by fonts. */
export function shiftSinceScripts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [requestedAt = 0] = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime);
    return (globalThis as Watched).shifts
      .filter(({ startTime }) => startTime > requestedAt)
      .reduce((sum, { value }) => sum + value, 0);
  });
}
