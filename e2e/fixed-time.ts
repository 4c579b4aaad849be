import type { Page } from "@playwright/test";

/**
 * Stops the clock of pages that are opened from now on at a time, in milliseconds since 1970. Playwright's own clock
 * takes the measurements away by which `open` knows that a page is interactive.
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
