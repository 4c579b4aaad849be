import type { Page } from "@playwright/test";

/** The errors of a page that nobody caught, from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}
