import { expect, test } from "@playwright/test";
import { content } from "./content";
import { eventually } from "./eventually";
import { button, frame, open, PATH, saveData, slider } from "./film-page";
import { MOVING } from "./moving";

test.use(MOVING);

function chapterAt(index: number): string {
  let last = 0;
  const chapter = content.film.find(({ frames }) => {
    last += frames;
    return index <= last;
  });
  return chapter?.title ?? "";
}

test("the film is turned by keys, mouse, wheel and chapters, fills the screen, and is saved", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(document, "fullscreenEnabled", { value: false }),
  );
  await saveData(page);
  await open(page, 50);
  const stage = await page.locator("canvas").boundingBox();
  if (!stage) throw new Error("There is no stage.");
  const middle = { x: stage.x + stage.width / 2, y: stage.y + stage.height / 2 };

  await test.step("keys", async () => {
    await slider(page).focus();
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return frame(page);
    };
    expect(await press("ArrowRight")).toBe(51);
    await expect(slider(page)).toHaveAttribute(
      "aria-valuetext",
      new RegExp(`^Frame 51 of 100, chapter \\d: ${chapterAt(51)}`),
    );
    await press("Space");
    await expect(button(page, "Pause")).toBeVisible();
    await press("Space");
    await expect(button(page, "Pause")).toHaveCount(0);
  });

  await test.step("the mouse", async () => {
    await slider(page).fill("50");
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + stage.width / 5, middle.y, { steps: 8 });
    await page.mouse.up();
    expect(await frame(page)).toBeGreaterThan(66);
    expect(await frame(page)).toBeLessThan(74);
  });

  await test.step("the wheel, once the picture is pressed, which scrolls the page until then", async () => {
    const top = () => page.evaluate(() => window.scrollY);
    await page.mouse.move(0, 0);
    await page.mouse.move(middle.x, middle.y);
    const before = await frame(page);
    await page.mouse.wheel(0, 60);
    await eventually(top).toBe(60);
    expect(await frame(page)).toBe(before);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await eventually(top).toBe(0);
    await page.mouse.click(middle.x, middle.y);
    await expect(button(page, "Pause")).toBeVisible();
    // Paused, so that playback does not move the frame.
    await page.mouse.click(middle.x, middle.y);
    await expect(button(page, "Pause")).toHaveCount(0);
    const pressed = await frame(page);
    await page.mouse.wheel(0, -240);
    await eventually(() => frame(page)).toBe(pressed - 10);
    expect(await top()).toBe(0);
  });

  await test.step("chapters and panels", async () => {
    await button(page, /^Chapter 4 /).click();
    const fourth = await frame(page);
    await expect(button(page, /^Chapter 4 /)).toHaveAttribute("aria-current", "step");
    await button(page, /^Show from here/)
      .nth(4)
      .click();
    expect(await frame(page)).toBeGreaterThan(fourth);
    await expect(page.locator("canvas")).toBeInViewport();
  });

  await test.step("the screen", async () => {
    await button(page, "Full screen").click();
    const film = page.getByRole("region", { name: /^Film: / });
    expect((await film.boundingBox())?.height).toBe(page.viewportSize()?.height);
    await page.keyboard.press("Escape");
    await expect(button(page, "Full screen")).toBeVisible();
  });

  await test.step("files", async () => {
    await slider(page).fill("64");
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
});

test("the film begins when both curtains are gone, plays to its end, and can be played again", async ({
  page,
}) => {
  await page.goto(PATH);
  const curtain = page.locator('canvas ~ img[src*="/playmovie-curtain-"]');
  await expect(curtain).toBeAttached();
  const start = await page.waitForFunction(() => {
    const film = document.querySelector("canvas")?.closest("section");
    const position = film?.querySelector("input")?.valueAsNumber ?? 1;
    const isCovered = document.querySelector('[aria-label="Loading the film"]') !== null;
    return position > 1 ? { isCovered } : undefined;
  });
  expect(await start.jsonValue()).toEqual({ isCovered: false });
  await expect(curtain).toHaveCount(0);
  // Not repeated with the first frame.
  await slider(page).fill("1");
  await eventually(() => frame(page)).toBe(1);
  await expect(curtain).toHaveCount(0);

  await slider(page).fill("95");
  await button(page, "Play").first().click();
  await expect(button(page, "Play again")).toBeVisible();
  expect(await frame(page)).toBe(100);
  await button(page, "Play again").click();
  await eventually(() => frame(page)).toBeLessThan(60);
});

test("on an upright phone the full film is upright, scrolling turns it, and a finger finds every control", {
  tag: "@phone",
}, async ({ page }) => {
  await saveData(page);
  await open(page, 60);
  await button(page, "Full screen").click();
  await expect(button(page, "Leave full screen")).toBeVisible();
  const box = await page.locator("canvas").boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(1.25, 1);
  const chapter = chapterAt(await frame(page));
  const caption = page.getByText(new RegExp(`^${chapter}\\. `)).filter({ visible: true });
  expect((await caption.first().boundingBox())?.y).toBeGreaterThan(
    (box?.y ?? 0) + (box?.height ?? 0),
  );
  await button(page, "Leave full screen").click();

  const film = page.getByRole("region", { name: /^Film: / });
  for (const control of await film.locator("button, input").all()) {
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }

  const scroll = (y: number) =>
    page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: "instant" });
      for (let drawn = 0; drawn < 2; drawn += 1) await new Promise(requestAnimationFrame);
    }, y);
  await slider(page).fill("1");
  // Right after a focus change, scrolling is ignored.
  await expect(async () => {
    await scroll(1200);
    await scroll(1400);
    expect(await frame(page)).toBeGreaterThan(10);
  }).toPass();
  const reached = await frame(page);
  const top = (await page.locator("canvas").boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(80);
  await scroll(2200);
  await eventually(() => frame(page)).toBeGreaterThan(reached);
  await scroll(0);
  await eventually(() => frame(page)).toBe(1);
});
