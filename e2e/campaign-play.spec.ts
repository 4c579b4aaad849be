import { expect, type Page, type Route, test } from "@playwright/test";
import sharp from "sharp";
import { LARGE_UNIT } from "./cast";
import { stations, swapped } from "./content";
import { eventually } from "./eventually";
import { interactive } from "./interactive";
import { MOVING } from "./moving";
import { PAGES } from "./pages";

test.use(MOVING);

/** Opens a page, scrolls to its module, and waits for its hydration. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

async function wake(page: Page): Promise<void> {
  await interactive(page);
  await page.locator("[data-kind=module]").scrollIntoViewIfNeeded();
  await page.locator("[data-kind=module] :is(button, a)").first().scrollIntoViewIfNeeded();
  await page.locator("[data-awake]").waitFor({ state: "attached" });
}

test.describe("fireworks", () => {
  const sky = (page: Page) => page.getByRole("button", { name: /Launch a shell/ });
  const counter = (page: Page) => page.getByText(/shells? tonight/);

  /** True if anything is painted on the sky, below a fraction of its height. */
  const isLit = (page: Page, from = 0) =>
    sky(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement, start) => {
        const top = Math.round(canvas.height * start);
        const pen = canvas.getContext("2d");
        const seen = pen?.getImageData(0, top, canvas.width, canvas.height - top);
        // One number per pixel, for speed.
        return seen !== undefined && new Uint32Array(seen.data.buffer).some((pixel) => pixel > 0);
      }, from);

  test("a click before the code is kept; clicks and keys launch shells, which burn out and are kept as a picture", async ({
    page,
  }) => {
    await page.goto(PAGES.fireworks);
    await page.getByRole("button", { name: "Finale" }).dispatchEvent("click");
    const shownCount = async () =>
      Number(/\d+/.exec((await counter(page).textContent()) ?? "")?.[0]);
    await eventually(shownCount).toBeGreaterThan(0);
    await eventually(() => isLit(page)).toBe(true);
    const before = await shownCount();
    await sky(page).click({ position: { x: 120, y: 160 } });
    await sky(page).press("ArrowRight");
    await sky(page).press("Space");
    await expect(counter(page)).toContainText(String(before + 2));
    await page.getByRole("radio", { name: LARGE_UNIT.name }).check();
    await page.getByRole("radio", { name: "Heart" }).check();
    await sky(page).press("Enter");
    await expect(page.getByText(`${LARGE_UNIT.name}, heart.`)).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Keep this sky" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("encore-fireworks.png");
    // Reading the canvas is slow, so it is not polled often.
    await expect.poll(() => isLit(page)).toBe(false);
  });

  test("the saved picture shows the town, the river and the crowd, and retries failed drawings", async ({
    page,
  }) => {
    await open(page, PAGES.fireworks);
    const saveButton = page.getByRole("button", { name: "Keep this sky" });
    const isFetch = (route: Route) => route.request().resourceType() === "fetch";
    await page.route(/\/river-[^/]*\.svg/, (route) =>
      isFetch(route) ? route.abort() : route.continue(),
    );
    await saveButton.click();
    await expect(page.getByText(/picture could not be made/)).toBeVisible();
    await page.unroute(/\/river-[^/]*\.svg/);
    const [download] = await Promise.all([page.waitForEvent("download"), saveButton.click()]);
    const file = await download.path();
    const { width = 0, height = 0 } = await sharp(file).metadata();
    const at = async (x: number, y: number) => {
      const point = {
        left: Math.round(x * width),
        top: Math.round(y * height),
        width: 1,
        height: 1,
      };
      return [...(await sharp(file).extract(point).removeAlpha().raw().toBuffer())];
    };
    // Dark crowd at the bottom; a night sky that is not black above.
    expect(await at(0.5, 0.995)).toEqual([0x17, 0x13, 0x1c]);
    expect(await at(0.5, 0.02)).not.toEqual([0x17, 0x13, 0x1c]);
    expect(Math.max(...(await at(0.5, 0.02)))).toBeGreaterThan(30);
    await expect(page.locator("#launch svg g")).toHaveCount(0);
  });

  test("with reduced motion a shell appears as a still burst, and nothing rises", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, PAGES.fireworks);
    await sky(page).press("Enter");
    await eventually(() => isLit(page)).toBe(true);
    expect(await isLit(page, 0.72)).toBe(false);
  });
});

test("the lever stops the joke permanently, until it is pulled again", async ({ page }) => {
  const real = page.getByRole("link", { name: swapped[0]?.name ?? "" });
  await open(page, PAGES["april-stage"]);
  await expect(real).toHaveCount(0);
  const lever = page.getByRole("button", { name: "Stop the joke" });
  await expect(lever).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(lever).toBeInViewport();
  await lever.focus();
  await page.keyboard.press("Enter");
  await expect(real).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(page.getByRole("button", { name: "Fool me again" })).toBeVisible();
  await expect(real).toBeVisible();
  await expect(page.getByText("April 1 joke")).toHaveCount(0);
  await page.getByRole("button", { name: "Fool me again" }).click();
  await expect(real).toHaveCount(0);
  await expect(page.getByText(/This is an April Fools joke/)).toBeVisible();
  await expect(page.getByText("April 1 joke")).not.toHaveCount(0);
});

test("the crank turns the stage by keys, and one button puts it right", async ({ page }) => {
  await open(page, PAGES["upside-down"]);
  const slider = page.getByRole("slider", { name: "Turn the stage" });
  const upright = page.locator("article[data-upright]");
  await expect(upright).toHaveCount(0);
  await slider.press("PageUp");
  await slider.press("PageUp");
  await expect(upright).not.toHaveCount(0);
  await page.getByRole("button", { name: "Put it all right" }).click();
  await expect(slider).toHaveValue("100");
  await page.getByRole("button", { name: "Tip it over again" }).click();
  await expect(upright).toHaveCount(0);
});

test("a stamp is given for the right answer and kept over a reload; a full card prints one certificate", async ({
  page,
}) => {
  const station = stations[1];
  if (!station) throw new Error("There are two stations.");
  const right = station.choices[station.answer - 1] ?? "";
  const wrong = station.choices.find((choice) => choice !== right) ?? "";
  const question = page.getByRole("group", { name: new RegExp(station.title) });
  await open(page, PAGES["stamp-rally"]);
  await question.getByRole("button", { name: wrong }).click();
  await expect(question.getByText(/Have another look/)).toBeVisible();
  await question.getByRole("button", { name: right }).press("Enter");
  await expect(page.getByRole("link", { name: station.title, exact: true })).toBeFocused();
  await page.reload();
  await wake(page);
  await expect(page.getByRole("link", { name: `${station.title} , stamped` })).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(question).toBeVisible();

  await page.evaluate(
    (stamps) => localStorage.setItem("stamp-rally", JSON.stringify({ version: 1, stamps })),
    Object.fromEntries(stations.map(({ stamp }) => [stamp, "2026-04-01"])),
  );
  await page.reload();
  await wake(page);
  const certificate = page.getByRole("region", { name: /Certificate/ });
  await expect(certificate).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(certificate).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.locator("[data-kind=prose]").first()).toBeHidden();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read, and nothing is swapped", async ({ page }) => {
    await page.goto(PAGES.fireworks);
    await expect(page.getByText(/The shells need JavaScript to fly/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Finale" })).toBeHidden();
    await page.goto(PAGES["april-stage"]);
    await expect(page.getByRole("link", { name: swapped[0]?.name ?? "" })).toBeVisible();
    await expect(page.getByText(/Without it the cards tell the truth/)).toBeVisible();
    await page.goto(PAGES["upside-down"]);
    const card = page.locator("[data-kind=module] article").first();
    await expect(card).toBeVisible();
    expect(await card.evaluate((box) => getComputedStyle(box).rotate)).toBe("0deg");
    await page.goto(PAGES["stamp-rally"]);
    await page.locator("summary", { hasText: "Show the answer" }).first().click();
    await expect(page.getByText(stations[0]?.because ?? "")).toBeVisible();
  });
});
