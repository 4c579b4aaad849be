import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axeCore from "axe-core";

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page as it is now, or with a part of it: the rules and the elements. */
export async function violations(page: Page, part = "html"): Promise<string[]> {
  await page.evaluate(source);
  // What is right is not told: to write it down takes longer than the search.
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore };
    const { violations: found } = await axe.run(selector, {
      resultTypes: ["violations"],
      // Style sheets and films would be fetched once more, for rules about turned screens, which is off, and about
      // sound, which judges any film that has loaded.
      preload: false,
      selectors: false,
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
  }, part);
}
