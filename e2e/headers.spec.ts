import { expect, test } from "@playwright/test";

test("a page may only run scripts that were built into it", async ({ page }) => {
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
