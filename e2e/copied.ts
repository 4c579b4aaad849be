import type { Page } from "@playwright/test";

type Noted = { copied?: string };

/** Records copied texts; the policy forbids reading the clipboard. */
export const recordCopies = (page: Page): Promise<void> =>
  page.addInitScript(() => {
    const writeText = async (text: string) => {
      (globalThis as Noted).copied = text;
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  }) as unknown as Promise<void>;

export const copied = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis as Noted).copied ?? "");
