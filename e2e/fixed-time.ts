import type { Page } from "@playwright/test";

/**
 * Fixes the clock of pages opened from now on, in ms since 1970. Playwright's clock would remove the measurements that
 * `open` waits for.
 */
export const fixTime = (page: Page, time: number): Promise<unknown> =>
  page.addInitScript((now) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...args: [] | [number]) {
        super(...((args.length > 0 ? args : [now]) as [number]));
      }
      static override now() {
        return now;
      }
    } as DateConstructor;
  }, time);
