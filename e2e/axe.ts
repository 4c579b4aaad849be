import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Violations found by axe on a page or a part of it: rules and elements. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(source);
  // Passing checks are not reported: serializing them takes longer than the test.
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const { violations: found } = await axe.run(selector, {
      resultTypes: ["violations"],
      // Off: would fetch style sheets and films again, for rules that are off or judge any loaded film.
      preload: false,
      selectors: false,
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  }, part);
}
