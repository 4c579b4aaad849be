import { expect, test } from "@playwright/test";

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the policy lets a page register it", async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(complaints).toEqual([]);
  });
});

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
