import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { PAGES } from "./pages";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

for (const [name, path] of Object.entries(PAGES)) {
  test.describe(name, () => {
    test("has no accessibility violation", async ({ page }) => {
      await page.goto(path);
      await page.evaluate(axe);
      const { violations } = await page.evaluate<AxeResults>("axe.run()");
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual(
        [],
      );
    });

    test("fits the width, asks no other host, logs no error", async ({ page, baseURL }) => {
      const foreign: string[] = [];
      const errors: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? "") && !url.startsWith("data:")) foreign.push(url);
      });
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const width = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
      expect(foreign).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
}
