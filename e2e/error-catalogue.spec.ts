import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { answerFilmsWith, openWithFailure, tryAgain } from "./failing-call";

/** What the catalogue says (SPEC section 8), in Traditional Chinese and in English. */
const WORDS: readonly (readonly [status: number, zh: string, en: string])[] = [
  [400, "發生錯誤！", "Error"],
  [
    401,
    "使用者沒有權限（權杖、使用者名稱或密碼錯誤）！",
    "User has no permission (token, username or password wrong)!",
  ],
  [404, "網路請求錯誤，找不到該資源！", "The resource was not found."],
  [405, "網路請求錯誤，不允許使用此請求方法！", "The request method is not allowed."],
  [408, "網路請求逾時！", "The network request took too long."],
  [500, "伺服器發生錯誤，請聯絡管理員！", "Server error. Please contact the administrator."],
  [501, "伺服器未提供此網路功能！", "The network does not implement this."],
  [502, "網路錯誤！", "Network error."],
  [
    503,
    "服務無法使用，伺服器暫時過載或正在維護中！",
    "The service is unavailable: the server is overloaded or under maintenance.",
  ],
  [504, "網路逾時！", "The network did not answer in time."],
  [505, "不支援此 HTTP 版本！", "This HTTP version is not supported."],
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

for (const [status, zh, en] of WORDS) {
  test(`${status} says what it means, in both languages`, async ({ page }) => {
    await openWithFailure(page);
    await answerWith(page, status);
    await tryAgain(page);
    await expect(alerts(page).getByText(zh)).toHaveAttribute("lang", "zh-Hant");
    await expect(alerts(page).getByText(en, { exact: true })).toBeVisible();
  });
}

test("400 says what the server says", async ({ page }) => {
  await openWithFailure(page);
  await answerWith(page, 400, "節目單今天休息。\nThe programme rests today.");
  await tryAgain(page);
  await expect(alerts(page).getByText("節目單今天休息。")).toBeVisible();
  await expect(alerts(page).getByText("The programme rests today.")).toBeVisible();
});

test("a code in the body counts as much as a status", async ({ page }) => {
  await openWithFailure(page);
  const refused = { code: 405, msg: "", data: null };
  await answerFilmsWith(page, (route) => route.fulfill({ json: refused }));
  await tryAgain(page);
  await expect(alerts(page)).toContainText("The request method is not allowed.");
});

test("401 signs out", async ({ page, baseURL }) => {
  await openWithFailure(page);
  await signIn(page, baseURL ?? "");
  await answerWith(page, 401);
  await tryAgain(page);
  await expect(alerts(page)).toContainText("使用者沒有權限");
  await expect.poll(() => isSignedIn(page)).toBe(false);
});

test("403 signs out without a word", async ({ page, baseURL }) => {
  await openWithFailure(page);
  await signIn(page, baseURL ?? "");
  await answerWith(page, 403);
  await tryAgain(page);
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("存取本系統")).toHaveCount(0);
});

test.describe("a toast", () => {
  test("is never shown twice at once, and counts in place of it", async ({ page }) => {
    await openWithFailure(page);
    await answerWith(page, 500);
    await tryAgain(page);
    await expect(alerts(page).getByText("Server error.")).toBeVisible();
    await tryAgain(page);
    await expect(alerts(page).getByText("×2")).toBeVisible();
    await expect(alerts(page).getByText("Server error.")).toHaveCount(1);
  });

  test("stands at the top, in the middle, and nothing runs over it", async ({ page }) => {
    await openWithFailure(page);
    await answerWith(page, 503);
    await tryAgain(page);
    const toast = alerts(page).locator("> div");
    await expect(toast).toBeVisible();
    await expect
      .poll(async () => {
        const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {};
        const middle = x + width / 2 - (page.viewportSize()?.width ?? 0) / 2;
        return [Math.abs(middle) < 2, y > 0, y < 120, x >= 0];
      })
      .toEqual([true, true, true, true]);
    const isOnTop = await toast.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(there);
    });
    expect(isOnTop).toBe(true);
  });

  test("is closed by Escape or by its button, and the focus goes back", async ({ page }) => {
    await openWithFailure(page);
    await answerWith(page, 500);
    const again = page.getByRole("button", { name: "Try again" });
    await again.focus();
    await page.keyboard.press("Enter");
    const words = alerts(page).getByText("Server error.");
    await expect(words).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(words).toBeHidden();

    await page.keyboard.press("Enter");
    await expect(words).toBeVisible();
    await alerts(page).getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await expect(words).toBeHidden();
    await expect(again).toBeFocused();
  });

  test("breaks no rule of accessibility", async ({ page }) => {
    await openWithFailure(page);
    await answerWith(page, 404);
    await tryAgain(page);
    await expect(alerts(page).getByText("找不到該資源")).toBeVisible();
    await alerts(page).evaluate((region) =>
      Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await page.evaluate(readFileSync(require.resolve("axe-core/axe.min.js"), "utf8"));
    const { violations } = await page.evaluate<AxeResults>("axe.run('[popover=manual]')");
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
