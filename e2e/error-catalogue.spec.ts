import { expect, type Page, test } from "@playwright/test";
import { violations } from "./axe";
import { eventually } from "./eventually";
import { answerFilmsWith, openWithFailure, retry } from "./failing-call";

/** Samples of the catalogue in both languages (complete: error-catalogue.test.ts). */
const WORDS: readonly (readonly [status: number, zh: string, en: string])[] = [
  [404, "網路請求錯誤，找不到該資源！", "The resource was not found."],
  [418, "發生錯誤！", "Error"],
];

const answerWith = (page: Page, status: number, msg = "") =>
  answerFilmsWith(page, (route) =>
    route.fulfill({ status, json: { code: status, msg, data: null } }),
  );

const alerts = (page: Page) => page.getByRole("alert");

const signIn = (page: Page, url: string) =>
  page.context().addCookies([{ name: "Admin-Token", value: "abc.def", url }]);

const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === "Admin-Token");

test("each failure shows its message in both languages, once, in view, and can be closed", async ({
  page,
  baseURL,
}) => {
  await openWithFailure(page);
  const again = page.getByRole("button", { name: "Try again" });
  const toast = alerts(page).locator("> div");

  for (const [status, zh, en] of WORDS) {
    await test.step(`${status}`, async () => {
      await answerWith(page, status);
      await retry(page);
      await expect(alerts(page).getByText(zh)).toHaveAttribute("lang", "zh-Hant");
      await expect(alerts(page).getByText(en, { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(toast).toHaveCount(0);
    });
  }

  await test.step("401 signs out, 403 too, with its words beside the failure and no notice", async () => {
    await signIn(page, baseURL ?? "");
    await answerWith(page, 401);
    await retry(page);
    await expect(alerts(page)).toContainText("使用者沒有權限");
    await eventually(() => isSignedIn(page)).toBe(false);
    await page.keyboard.press("Escape");
    await signIn(page, baseURL ?? "");
    await answerWith(page, 403);
    await retry(page);
    await eventually(() => isSignedIn(page)).toBe(false);
    await expect(again).toBeVisible();
    const message = page.locator("output").getByText("使用者沒有存取本系統的權限！");
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute("lang", "zh-Hant");
    await expect(alerts(page)).not.toContainText("存取本系統");
  });

  await test.step("a repeated toast is counted, not shown twice, at the top centre", async () => {
    await answerWith(page, 500);
    await again.focus();
    await page.keyboard.press("Enter");
    const message = alerts(page).getByText("Server error.");
    await expect(message).toBeVisible();
    await retry(page);
    await expect(alerts(page).getByText("×2")).toBeVisible();
    await expect(message).toHaveCount(1);
    await eventually(() => placeOf(page)).toEqual({ isInTheMiddle: true, isAtTheTop: true });
    expect(await isOnTop(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await alerts(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await expect(message).toBeHidden();
    await expect(again).toBeFocused();
  });
});

async function placeOf(page: Page) {
  const { x = 0, y = 0, width = 0 } = (await alerts(page).locator("> div").boundingBox()) ?? {};
  const middle = x + width / 2 - (page.viewportSize()?.width ?? 0) / 2;
  return { isInTheMiddle: Math.abs(middle) < 2 && x >= 0, isAtTheTop: y > 0 && y < 120 };
}

/** True if nothing covers the toast. */
const isOnTop = (page: Page) =>
  alerts(page)
    .locator("> div")
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
