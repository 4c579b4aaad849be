import type { Page } from "@playwright/test";

/** Records uncaught errors of a page. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}
