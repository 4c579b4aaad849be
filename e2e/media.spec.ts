import { expect, type Page, test } from "@playwright/test";

/** Opens a page and waits for its scripts. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });
const player = (page: Page, title: string) => page.getByRole("region", { name: `Film: ${title}` });
const place = (page: Page) => page.getByRole("slider", { name: "Place in the film" });
const bill = (page: Page) => page.locator("#now-showing");
const seconds = async (page: Page) => Number(await place(page).inputValue());

/** Notes the pictures of posters that are asked for from now on, stills of tickets left out. */
function notePosters(page: Page): string[] {
  const posters: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (/^\/pictures\/(characters|units)-/.test(path) && !/-160\./.test(path)) posters.push(path);
  });
  return posters;
}

test("nothing of a film is loaded before it is asked for; then it plays", async ({ page }) => {
  const posters = notePosters(page);
  await open(page, "/explore/media?film=knights");
  await expect(bill(page)).toHaveText("Five opinions on a horse");
  expect(posters).toEqual([]);
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(player(page, "Five opinions on a horse")).toBeVisible();
  await expect.poll(() => posters.length).toBeGreaterThan(0);
  await expect.poll(() => seconds(page)).toBeGreaterThan(1);
});

test("keys work anywhere in the player", async ({ page }) => {
  await open(page, "/explore/media?film=2wink");
  await page.getByRole("button", { name: "Play the film" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await place(page).focus();
  await place(page).fill("10");
  await page.keyboard.press("ArrowRight");
  expect(await seconds(page)).toBe(15);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await seconds(page)).toBe(5);
  await page.keyboard.press("c");
  const captions = page.getByRole("button", { name: "Captions" });
  await expect(captions).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("a ticket puts its film on the screen, and the way back takes it off", async ({ page }) => {
  await open(page, "/explore/media");
  await page.getByRole("link", { name: "The loose thread" }).click();
  await expect(page).toHaveURL("/explore/media?film=valkyrie");
  await expect(player(page, "The loose thread")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/explore/media");
  await expect(bill(page)).toHaveText("The tea is at four");
  await expect(page.getByRole("button", { name: "Play the film" })).toBeVisible();
});

test("films are narrowed to a unit and widened again, in the address too", async ({ page }) => {
  await open(page, "/explore/media?unit=knights");
  const tickets = page.locator("[id^=film-]");
  await expect(tickets).toHaveCount(3);
  const units = page.getByRole("navigation", { name: "Films by unit" });
  await units.getByRole("link", { name: "MaM" }).click();
  await expect(page).toHaveURL("/explore/media?unit=mam");
  await units.getByRole("link", { name: "All units" }).click();
  await expect(page).toHaveURL("/explore/media");
  await expect(tickets).toHaveCount(20);
});

test("the second tab invites while nobody has contributed", async ({ page }) => {
  await open(page, "/explore/media");
  await page.getByRole("link", { name: /^Contributed films/ }).click();
  await expect(page).toHaveURL("/explore/media?tab=contributed");
  await expect(page.getByRole("heading", { name: "The second projector is free" })).toBeVisible();
  await expect(page.locator("#house")).toBeHidden();
  await page.getByRole("link", { name: /^Our reels/ }).click();
  await expect(page.locator("#house")).toBeVisible();
});

for (const query of ["?film=lost", "?unit=nobody", "?tab=other"]) {
  test(`${query} shows the not-found page`, async ({ page }) => {
    await page.goto(`/explore/media${query}`);
    await expect(page.getByRole("heading", { name: "This page could not be found" })).toBeVisible();
  });
}

test("where motion is not wanted, a picture stands still", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/explore/media?film=2wink");
  await page.getByRole("button", { name: "Play the film" }).click();
  await place(page).fill("8");
  const picture = page.locator("[data-shown] img");
  const before = await picture.evaluate((image) => image.getAttribute("style"));
  await expect.poll(() => seconds(page)).toBeGreaterThan(9);
  expect(await picture.evaluate((image) => image.getAttribute("style"))).toBe(before);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every film can be read, and a ticket leads to itself", async ({ page }) => {
    await page.goto("/explore/media");
    await page.getByRole("link", { name: "Five opinions on a horse" }).click();
    await expect(page).toHaveURL("/explore/media?film=knights#film-knights");
    const ticket = page.locator("#film-knights");
    await ticket.getByText("Storyboard").click();
    await expect(ticket.getByRole("link", { name: "Leo Tsukinaga" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Play the film" })).toBeHidden();
  });
});
