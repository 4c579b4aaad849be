import { expect, test } from "@playwright/test";
import { PAGES } from "./pages";

declare global {
  interface Window {
    policyViolations: string[];
  }
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} keeps to the headers it is served with`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.addInitScript(() => {
      window.policyViolations = [];
      document.addEventListener("securitypolicyviolation", (event) => {
        window.policyViolations.push(
          `${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    expect(answer?.headers()["content-security-policy"]).toMatch(/^default-src 'none'; /);
    expect(await page.evaluate(() => window.policyViolations)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("a page may not run what was not built into it", async ({ page }) => {
  await page.goto("/");
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const script = document.createElement("script");
        script.textContent = "document.title = 'taken over'";
        document.head.append(script);
      }),
  );
  expect(violated).toBe("script-src-elem");
  await expect(page).not.toHaveTitle("taken over");
});
