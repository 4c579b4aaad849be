import { expect, test } from "@playwright/test";
import { button, canvas, curtain, frame, note, open, PATH, slider } from "./film-page";

test("keys turn frames and chapters", async ({ page }) => {
  await open(page, 50);
  await slider(page).focus();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return frame(page);
  };
  expect(await press("ArrowRight")).toBe(51);
  expect(await press("ArrowLeft")).toBe(50);
  expect(await press("Shift+ArrowRight")).toBe(60);
  expect(await press("Home")).toBe(1);
  const second = await press("PageDown");
  expect(await slider(page).getAttribute("aria-valuetext")).toMatch(
    new RegExp(`^Frame ${second} of 100, chapter 2: `),
  );
  expect(await press("3")).toBeGreaterThan(second);
  expect(await press("PageUp")).toBe(second);
  expect(await press("End")).toBe(100);
  await press("c");
  await expect(button(page, "Captions")).toHaveAttribute("aria-pressed", "false");
  await press("Space");
  await expect(button(page, "Pause")).toBeVisible();
  await press("Space");
  await expect(button(page, "Pause")).toHaveCount(0);
});

test("the film begins when both curtains are gone", async ({ page, isMobile }) => {
  test.skip(isMobile, "begins by scrolling there");
  await page.goto(PATH);
  const lit = page.locator('canvas ~ img[src*="/playmovie-curtain-"]');
  await expect(lit).toBeAttached();
  const start = await page.waitForFunction(() => {
    const film = document.querySelector("canvas")?.closest("section");
    const place = film?.querySelector("input")?.valueAsNumber ?? 1;
    const isCovered = document.querySelector('[aria-label="Loading the film"]') !== null;
    return place > 1 ? { isCovered } : undefined;
  });
  expect(await start.jsonValue()).toEqual({ isCovered: false });
  await expect(lit).toHaveCount(0);
  // It does not come back with the first frame.
  await slider(page).fill("1");
  await expect.poll(() => frame(page)).toBe(1);
  await expect(lit).toHaveCount(0);
});

test("on an upright phone the full film is upright, with its words below", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "for phones");
  await open(page, 60);
  await button(page, "Full screen").click();
  await expect(button(page, "Leave full screen")).toBeVisible();
  const box = await page.locator("canvas").boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
  const words = page.getByText(/^Roll call\. /).filter({ visible: true });
  expect((await words.first().boundingBox())?.y).toBeGreaterThan(
    (box?.y ?? 0) + (box?.height ?? 0),
  );
});

test("every control is as large as a finger", async ({ page }) => {
  await open(page, 20);
  const film = page.getByRole("region", { name: /^Film: / });
  for (const control of await film.locator("button, input").all()) {
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test("the film plays to its end, and can be played again", async ({ page, isMobile }) => {
  await open(page, 88);
  if (isMobile) await page.locator("#film").scrollIntoViewIfNeeded();
  await button(page, "Play").first().click();
  await expect(button(page, "Play again")).toBeVisible();
  expect(await frame(page)).toBe(100);
  await button(page, "Play again").click();
  await expect.poll(() => frame(page)).toBeLessThan(60);
});

test("dragging turns the frames", async ({ page, isMobile }) => {
  test.skip(isMobile, "by mouse");
  await open(page, 50);
  const stage = await page.locator("canvas").boundingBox();
  if (!stage) throw new Error("no stage");
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + stage.width / 5, middle.y, { steps: 8 });
  await page.mouse.up();
  expect(await frame(page)).toBeGreaterThan(66);
  expect(await frame(page)).toBeLessThan(74);
});

test("the wheel scrolls the page until the picture is pressed, and then turns the frames", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "by mouse");
  await open(page, 70);
  const stage = await page.locator("canvas").boundingBox();
  if (!stage) throw new Error("no stage");
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };
  const top = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 60);
  await expect.poll(top).toBe(60);
  expect(await frame(page)).toBe(70);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(top).toBe(0);
  await page.mouse.click(middle.x, middle.y);
  await expect(button(page, "Pause")).toBeVisible();
  // It stands still again: how far a film that plays has come says nothing of the wheel.
  await page.mouse.click(middle.x, middle.y);
  await expect(button(page, "Pause")).toHaveCount(0);
  const pressed = await frame(page);
  await page.mouse.wheel(0, -240);
  await expect.poll(() => frame(page)).toBe(pressed - 10);
  expect(await top()).toBe(0);
});

test("on a phone, scrolling turns the frames while the film stands still", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "for phones");
  await open(page);
  const scroll = (y: number) =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: "instant" });
      for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
    }, y);
  // Just after a control has got the focus, scrolling is taken for the way to that control.
  await expect(async () => {
    await scroll(1200);
    await scroll(1400);
    expect(await frame(page)).toBeGreaterThan(10);
  }).toPass();
  const there = await frame(page);
  const top = (await page.locator("canvas").boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(80);
  await scroll(2200);
  await expect.poll(() => frame(page)).toBeGreaterThan(there);
  await scroll(0);
  await expect.poll(() => frame(page)).toBe(1);
});

test("chapter marks and panels go to their chapter", async ({ page, isMobile }) => {
  await open(page);
  await button(page, /^Chapter 4 /).click();
  const fourth = await frame(page);
  await expect(button(page, /^Chapter 4 /)).toHaveAttribute("aria-current", "step");
  if (isMobile) return;
  await button(page, /^Show from here/)
    .nth(4)
    .click();
  expect(await frame(page)).toBeGreaterThan(fourth);
  await expect(page.locator("canvas")).toBeInViewport();
});

test("the film fills the screen and leaves it", async ({ page }) => {
  // As on a telephone, whose browser has no full screen for this.
  await page.addInitScript(() =>
    Object.defineProperty(document, "fullscreenEnabled", { value: false }),
  );
  await open(page, 30);
  await button(page, "Full screen").click();
  const film = page.getByRole("region", { name: /^Film: / });
  const size = page.viewportSize();
  expect((await film.boundingBox())?.height).toBe(size?.height);
  await page.keyboard.press("Escape");
  await expect(button(page, "Full screen")).toBeVisible();
});

test("the hidden star can be found by keyboard, once; what is unlocked stays", async ({ page }) => {
  await open(page);
  const star = button(page, /^Somebody small/);
  for (let at = 30; at < 80 && (await star.count()) === 0; at += 1) {
    await slider(page).fill(String(at));
  }
  await star.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Unlocked: Stargazer")).toBeVisible();
  const stub = page.getByRole("listitem").filter({ hasText: "Stargazer" }).last();
  await stub.scrollIntoViewIfNeeded();
  await expect(stub).toContainText("You caught the star");
  await page.reload();
  await stub.scrollIntoViewIfNeeded();
  await expect(stub).toContainText("You caught the star");
});

test("seen to the end, the film counts once, and each achievement once", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "once is enough");
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    document.documentElement?.setAttribute("data-functions", "on");
    new MutationObserver(() => {
      if (document.documentElement) document.documentElement.dataset["functions"] = "on";
    }).observe(document, { childList: true });
  });
  const sent: { action: string; key?: string; device: string }[] = [];
  await page.route("**/api/c/count/change", (route) => {
    sent.push(route.request().postDataJSON());
    const data = { view: 7, achievement: 9, updateTime: "2026-01-01T00:00:00Z" };
    return route.fulfill({ json: { code: 200, msg: "OK", data } });
  });
  await page.goto(PATH);
  // The film begins by itself.
  await expect(button(page, "Play again")).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ action, key }) => key ?? action).toSorted()).toEqual(["last-frame", "view"]);
  expect(new Set(sent.map(({ device }) => device)).size).toBe(1);
  expect(sent[0]?.device).toMatch(/^[\w-]{22}$/);
  await page.reload();
  await expect(button(page, "Play again")).toBeVisible({ timeout: 40_000 });
  expect(sent).toHaveLength(2);
});

test("the frame and the poster can be saved", async ({ page }) => {
  await open(page, 64);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Save this frame").click(),
  ]);
  expect(file.suggestedFilename()).toBe("encore-film-064.png");
  const link = page.getByRole("link", { name: "Save the poster" });
  await expect(link).toHaveAttribute("download", /.*/);
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^image\//);
});

test("where motion is not wanted there are stills, and the film by hand", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked = note(page);
  await page.goto(PATH, { waitUntil: "networkidle" });
  await expect(curtain(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const stills = page.getByRole("list").locator("li[id] img");
  await expect(stills).toHaveCount(7);
  await expect(stills.first()).toBeVisible();
  expect(asked).toEqual([]);
  await button(page, "Turn the frames by hand").click();
  await expect(slider(page)).toBeFocused();
  await slider(page).fill("42");
  await expect(canvas(page)).toBeVisible();
  await expect.poll(() => new Set(asked.map((one) => one.url())).size).toBe(105);
  expect(await frame(page)).toBe(42);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the film is a storyboard that can be read", async ({ page }) => {
    await page.goto(PATH);
    await expect(curtain(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/Films need scripts, stories do not/)).toBeVisible();
    await expect(page.locator("li[id] img").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Show from here/ }).first()).toBeHidden();
  });
});
