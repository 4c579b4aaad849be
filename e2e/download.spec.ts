import { expect, test } from "@playwright/test";

const isPhone = () => test.info().project.name === "phone";

test("/appstore without known addresses keeps everybody, and tells phones which door is theirs", async ({
  page,
}) => {
  await page.goto("/appstore", { waitUntil: "networkidle" });
  await expect(page).toHaveURL("/appstore");
  const android = page.getByRole("listitem").filter({ hasText: "Android" });
  await expect(android).toContainText("not available yet");
  if (isPhone()) await expect(android).toHaveAttribute("data-own", "true");
  else await expect(android).not.toHaveAttribute("data-own");
});

test("a computer finds a code that leads a phone on", async ({ page }) => {
  await page.goto("/download", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "To your phone’s store" });
  if (isPhone()) {
    await expect(link).toBeHidden();
    return;
  }
  await expect(page.getByText("QR code: To your phone’s store")).toBeAttached();
  await link.click();
  await expect(page.getByRole("heading", { name: "Which door is yours?" })).toBeVisible();
});

test("pages without a header have a way home of their own", async ({ page }) => {
  for (const [path, name] of [
    ["/download", "Encore! Home"],
    ["/appstore", "Encore! Home"],
    ["/sdk", "Leave the cinema"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/");
  }
});
