import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { interactive } from "./interactive";
import { PAGES } from "./pages";

declare global {
  interface Window {
    policyViolations: string[];
  }
}

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Notes, from the start of the page on, what its content security policy refuses. */
const noteViolations = () => {
  window.policyViolations = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    window.policyViolations.push(
      `${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`,
    );
  });
};

test.use({ serviceWorkers: "allow" });

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: fits, asks no other host, keeps its policy, complains of nothing, is accessible`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? "") && !url.startsWith("data:")) foreign.push(url);
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    await page.addInitScript(noteViolations);
    const answer = await page.goto(path);
    expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; /);
    await interactive(page);
    await page.waitForLoadState("networkidle");
    const [content = 0, window = 0] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(window);
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => globalThis.window.policyViolations)).toEqual([]);
    expect(complaints).toEqual([]);

    await page.evaluate(axe);
    const { violations } = await page.evaluate<AxeResults>("axe.run()");
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual(
      [],
    );
  });
}
