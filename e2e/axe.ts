import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong with a page as it is now: the rules and the elements. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations: found } = await page.evaluate<AxeResults>("axe.run()");
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
}
