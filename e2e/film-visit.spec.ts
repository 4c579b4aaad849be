import { expect, test } from "@playwright/test";
import { content } from "./content";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { withFunctions } from "./exhibition-host";
import {
  button,
  canvas,
  curtain,
  frame,
  recordRequests,
  open,
  PATH,
  saveData,
  slider,
} from "./film-page";
import { interactive } from "./interactive";
import { MOVING } from "./moving";

test.use(MOVING);

test("the star is found by keyboard; achievements stay; the film and each achievement count once", async ({
  page,
}) => {
  const errors = errorsOf(page);
  await withFunctions(page, true);
  await saveData(page);
  const sent: { action: string; key?: string; device: string }[] = [];
  await page.route("**/api/c/count/change", (route) => {
    sent.push(route.request().postDataJSON());
    const data = { view: 7, achievement: 9, updateTime: "2026-01-01T00:00:00Z" };
    return route.fulfill({ json: { code: 200, msg: "OK", data } });
  });
  const names = () => sent.map(({ action, key }) => key ?? action);
  /** Small manual steps count as seen. */
  const turnToTheEnd = async () => {
    await slider(page).fill("1");
    await slider(page).focus();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press("Shift+ArrowRight");
    expect(await frame(page)).toBe(100);
  };
  await open(page);
  const star = button(page, /^Someone small/);
  for (let at = 30; at < 80 && (await star.count()) === 0; at += 1) {
    await slider(page).fill(String(at));
  }
  await star.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Unlocked: Stargazer")).toBeVisible();
  await turnToTheEnd();
  await eventually(names).toEqual(expect.arrayContaining(["view", "last-frame", "hidden-star"]));
  expect(new Set(sent.map(({ device }) => device)).size).toBe(1);
  expect(sent[0]?.device).toMatch(/^[\w-]{22}$/);
  const counted = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("film") ?? "{}").counted as string[]);
  await eventually(async () => (await counted()).toSorted()).toEqual(names().toSorted());
  // Hydrates the parts after the film with other counts than built.
  const seen = page.locator("dd", { hasText: /^7/ });
  await page.getByRole("heading", { name: "How often it was seen" }).scrollIntoViewIfNeeded();
  await expect(seen).toBeVisible();
  expect(errors).toEqual([]);

  await page.reload();
  const stub = page.getByRole("listitem").filter({ hasText: "Stargazer" }).last();
  await stub.scrollIntoViewIfNeeded();
  await expect(stub).toContainText("You caught the star");
  await turnToTheEnd();
  expect(names()).toEqual([...new Set(names())]);
});

test("there are stills, and the film by hand, for visitors who want no motion", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const requests = recordRequests(page);
  await page.goto(PATH);
  await interactive(page);
  await expect(curtain(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const stills = page.getByRole("list").locator("li[id] img");
  await expect(stills).toHaveCount(content.film.length);
  await expect(stills.first()).toBeVisible();
  expect(requests).toEqual([]);
  await button(page, "Turn the frames by hand").click();
  await expect(slider(page)).toBeFocused();
  await slider(page).fill("42");
  await expect(canvas(page)).toBeVisible();
  await eventually(() => new Set(requests.map((one) => one.url())).size).toBe(105);
  expect(await frame(page)).toBe(42);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the film is a readable storyboard, followed by the other sections", async ({ page }) => {
    await page.goto(PATH);
    await expect(curtain(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/Films need JavaScript, stories do not/)).toBeVisible();
    for (const { title, caption } of content.film) {
      await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
      await expect(page.getByText(caption)).toBeVisible();
    }
    await expect(page.locator("li[id] img")).toHaveCount(content.film.length);
    await expect(page.getByRole("button", { name: /^Show from here/ }).first()).toBeHidden();
    for (const name of ["How often it was seen", "The race of the units"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  });
});
