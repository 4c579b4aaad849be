import type { Page } from "@playwright/test";

/**
 * Fixes the clock of pages opened from now on, in ms since 1970. Playwright's clock would remove the measurements that
 * `open` waits for.
 */
export const fixTime = (page: Page, time: number): Promise<unknown> =>
  page.addInitScript((now) => {
    const Before = Date;
    globalThis.Date = class extends Before {
      constructor(...given: [] | [number]) {
        super(...((given.length > 0 ? given : [now]) as [number]));
      }
      static override now() {
        return now;
      }
    } as DateConstructor;
  }, time);
