import type { Page } from "@playwright/test";

/** Where a page notes what it copied. */
type Noted = { copied?: string };

/** Takes note of what pages copy from now on: our policy lets nobody read the clipboard. */
export const noteCopies = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const writeText = async (text: string) => {
      (globalThis as Noted).copied = text;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  }) as unknown as Promise<void>;

/** What the page has copied last. */
export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as Noted).copied ?? "");
