import { expect, type Page, test } from "@playwright/test";
import { interactive } from "./interactive";

/** Opens a page, goes to what is played with there and waits until that is interactive. */
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

test("a click that comes before a module’s code is kept", async ({ page }) => {
  await page.goto("/2025firework");
  await page.getByRole("button", { name: "Finale" }).dispatchEvent("click");
  await expect(page.getByText(/shells tonight/)).toContainText("15");
});

test.describe("fireworks", () => {
  const sky = (page: Page) => page.getByRole("button", { name: /Launch a shell/ });
  const counter = (page: Page) => page.getByText(/shells? tonight/);

  test("a click and a key launch shells, and are counted", async ({ page }) => {
    await open(page, "/2025firework");
    await expect(counter(page)).toContainText("0");
    await sky(page).click({ position: { x: 120, y: 160 } });
    await expect(counter(page)).toContainText("1");
    await sky(page).press("ArrowRight");
    await sky(page).press("Space");
    await sky(page).press("Enter");
    await expect(counter(page)).toContainText("3");
    await page.getByRole("radio", { name: "Knights" }).check();
    await page.getByRole("radio", { name: "Heart" }).check();
    await sky(page).press("Enter");
    await expect(page.getByText("Knights, heart.")).toBeVisible();
    await page.getByRole("button", { name: "Finale" }).click();
    await expect(counter(page)).toContainText("19");
  });

  /** Whether anything is painted on the sky. */
  const isLit = (page: Page) =>
    sky(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const pen = canvas.getContext("2d");
        const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.some((value) => value > 0);
      });

  test("the sky is dark again when a shell has burnt out", async ({ page }) => {
    await open(page, "/2025firework");
    await sky(page).press("Enter");
    await expect.poll(() => isLit(page)).toBe(true);
    await expect.poll(() => isLit(page)).toBe(false);
  });

  test("the night is kept as a picture", async ({ page }) => {
    await open(page, "/2025firework");
    await sky(page).press("Enter");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Keep this sky" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("encore-fireworks.png");
    await expect(page.getByText(/Saved as encore-fireworks.png/)).toBeVisible();
  });

  test("with reduced motion a shell is printed where it opens, and nothing rises", async ({
    browser,
  }) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await open(page, "/2025firework");
    await sky(page).press("Enter");
    await expect.poll(() => isLit(page)).toBe(true);
    const isBelowLit = await sky(page)
      .locator("canvas")
      .evaluate((canvas: HTMLCanvasElement) => {
        const top = Math.round(canvas.height * 0.72);
        const pen = canvas.getContext("2d");
        const { data } = pen?.getImageData(0, top, canvas.width, canvas.height - top) ?? {
          data: [],
        };
        return data.some((value) => value > 0);
      });
    expect(isBelowLit).toBe(false);
    await page.close();
  });
});

test("the lever ends the joke for good, and starts it again only when it is pulled", async ({
  page,
}) => {
  await open(page, "/aprilfools");
  await expect(page.getByRole("link", { name: "Chiaki Itsuki" })).toBeVisible();
  const lever = page.getByRole("button", { name: "Stop the joke" });
  await expect(lever).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(lever).toBeInViewport();
  await lever.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  await page.reload();
  await wake(page);
  await expect(page.getByRole("button", { name: "Fool me again" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  await expect(page.getByText("April 1 joke")).toHaveCount(0);
});

test("the crank turns the stage by keys, and one button puts it right", async ({ page }) => {
  await open(page, "/20250401");
  const slider = page.getByRole("slider", { name: "Turn the stage" });
  const upright = page.locator("article[data-upright]");
  await expect(upright).toHaveCount(0);
  await slider.press("PageUp");
  await slider.press("PageUp");
  await expect(upright).not.toHaveCount(0);
  await slider.press("End");
  await expect(upright).toHaveCount(8);
  await page.getByRole("button", { name: "Tip it over again" }).click();
  await expect(upright).toHaveCount(0);
  await page.getByRole("button", { name: "Put it all right" }).click();
  await expect(slider).toHaveValue("100");
});

test.describe("stamp rally", () => {
  const question = (page: Page, about: RegExp) => page.getByRole("group", { name: about });

  test("a stamp is given for the right answer and kept over a reload", async ({ page }) => {
    await open(page, "/syzs");
    const dog = question(page, /Leon/);
    await dog.getByRole("button", { name: "Keito Hasumi’s" }).click();
    await expect(dog.getByText(/Have another look/)).toBeVisible();
    await dog.getByRole("button", { name: "Koga Ogami’s" }).press("Enter");
    await expect(page.getByRole("link", { name: "Leon", exact: true })).toBeFocused();
    await page.reload();
    await wake(page);
    await expect(page.getByRole("link", { name: "Leon , stamped" })).toBeVisible();
    await page.getByRole("button", { name: "Start again" }).click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(question(page, /Leon/)).toBeVisible();
  });

  test("a full card prints one certificate, alone", async ({ page }) => {
    await page.addInitScript(() => {
      const ids = "crowd paw sword number record film pin crown ruler spark hat biscuit".split(" ");
      const stamps = Object.fromEntries(ids.map((id) => [id, "2026-04-01"]));
      localStorage.setItem("stamp-rally", JSON.stringify({ version: 1, stamps }));
    });
    await open(page, "/syzs");
    const certificate = page.getByRole("region", { name: /Certificate/ });
    await expect(certificate).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(certificate).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(page.getByText("From the stationmaster’s desk")).toBeHidden();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});

test("without scripts every page can be read, and nothing is swapped", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/2025firework");
  await expect(page.getByText(/The shells need scripts to fly/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Finale" })).toBeHidden();
  await page.goto("/aprilfools");
  await expect(page.getByRole("link", { name: "Chiaki Morisawa" })).toBeVisible();
  await expect(page.getByText(/nothing up its sleeve/)).toBeVisible();
  await page.goto("/20250401");
  const card = page.getByRole("heading", { name: "What if Niki were full?" });
  await expect(card).toBeVisible();
  expect(await card.locator("xpath=../..").evaluate((box) => getComputedStyle(box).rotate)).toBe(
    "0deg",
  );
  await page.goto("/syzs");
  await page.locator("summary", { hasText: "Tell me" }).first().click();
  await expect(page.getByText(/a unit by himself/)).toBeVisible();
  await page.close();
});
