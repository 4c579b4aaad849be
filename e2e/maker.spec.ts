import { expect, type Page, test } from "@playwright/test";
import { LEADER } from "./cast";
import { violations } from "./axe";
import { errorsOf } from "./errors-of";
import { eventually } from "./eventually";
import { openMaker, placeOf, pointOf } from "./maker";

const POSTER = 1;

const places = (page: Page) =>
  page
    .locator("[data-layer]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("transform")));

test("a mouse drags a layer, turns it by its handle and sizes it by the wheel", async ({
  page,
}) => {
  await openMaker(page);
  await expect(page.getByRole("slider", { name: "Size" })).toHaveValue("100");
  await expect(page.getByRole("slider", { name: "Turn" })).toHaveValue("0");
  const before = await placeOf(page, POSTER);
  const from = await pointOf(page, before.x, before.y - 60);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 10, { steps: 4 });
  await page.mouse.move(from.x + 80, from.y + 30, { steps: 4 });
  await page.mouse.up();
  const moved = await placeOf(page, POSTER);
  expect(Math.abs(moved.x - before.x - 80 / from.scale)).toBeLessThanOrEqual(2);
  expect(Math.abs(moved.y - before.y - 30 / from.scale)).toBeLessThanOrEqual(2);

  await page.mouse.wheel(0, -100);
  await page.keyboard.down("Shift");
  await page.mouse.wheel(0, 100);
  await page.keyboard.up("Shift");
  await eventually(() => placeOf(page, POSTER)).toMatchObject({ zoom: before.zoom + 5, turn: 5 });

  const handle = await page.locator('[data-grip="turn"]').boundingBox();
  const middle = await pointOf(page, moved.x, moved.y);
  if (!handle) throw new Error("There is no handle.");
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // A quarter turn clockwise at twice the distance from the centre.
  const [dx, dy] = [x - middle.x, y - middle.y];
  await page.mouse.move(middle.x - dy, middle.y + dx, { steps: 6 });
  await page.mouse.up();
  const turned = await placeOf(page, POSTER);
  expect(Math.abs(turned.turn - 95)).toBeLessThanOrEqual(6);

  // Four gestures; a slow machine may split them.
  const undo = page.getByRole("button", { name: "Undo" });
  for (let steps = 0; steps < 8 && (await undo.isEnabled()); steps += 1) await undo.click();
  expect(await placeOf(page, POSTER)).toEqual(before);
  await expect(undo).toBeDisabled();
});

test("a finger drags the chosen layer, and two turn and size it", { tag: "@phone" }, async ({
  page,
}) => {
  await openMaker(page);
  const before = await placeOf(page, POSTER);
  const from = await pointOf(page, before.x, before.y - 60);
  await page.touchscreen.tap(from.x, from.y);
  await expect(page.locator(`[data-layer="${POSTER}"]`)).toHaveAttribute("aria-pressed", "true");

  const client = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    points: readonly (readonly [number, number])[],
  ) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });

  await touch("touchStart", [[from.x, from.y]]);
  for (const step of [5, 20, 40]) await touch("touchMove", [[from.x + step, from.y + step]]);
  await touch("touchEnd", []);
  const dragged = await placeOf(page, POSTER);
  expect(Math.abs(dragged.x - before.x - 40 / from.scale)).toBeLessThanOrEqual(4);

  const { x, y } = await pointOf(page, dragged.x, dragged.y);
  await touch("touchStart", [[x - 30, y]]);
  await touch("touchStart", [
    [x - 30, y],
    [x + 30, y],
  ]);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
    // Vertical, and 1.5 times as far apart.
    const angle = (share * Math.PI) / 2;
    const reach = 30 + 15 * share;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    await touch("touchMove", [
      [x - dx, y - dy],
      [x + dx, y + dy],
    ]);
  }
  await touch("touchEnd", []);
  const pinched = await placeOf(page, POSTER);
  expect(Math.abs(pinched.turn - 90)).toBeLessThanOrEqual(8);
  expect(pinched.zoom / dragged.zoom).toBeGreaterThan(1.35);
  expect(pinched.zoom / dragged.zoom).toBeLessThan(1.65);
});

test("the editor first asks for the idol, favourites first", async ({ page }) => {
  await page.addInitScript((id) => {
    localStorage.setItem("favorites", `{"version":1,"units":{"favorites":[${id}]}}`);
  }, LEADER.id);
  await openMaker(page);
  await expect(page.getByRole("tab", { name: "For whom" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const leader = page.getByRole("region", { name: "Your favourites" }).getByRole("button");
  await leader.click();
  await expect(leader).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator('[data-layer="1"]')).toHaveAccessibleName(new RegExp(LEADER.name));
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(leader).toHaveAttribute("aria-pressed", "false");
});

test("a stand is made with the keyboard alone, from opening to reload", async ({ page }) => {
  await openMaker(page);
  const errors = errorsOf(page);
  await page.getByRole("tab", { name: "For whom" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Curtained arch" })).toBeChecked();

  await page.getByRole("tab", { name: "Stand" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Flowers" })).toBeFocused();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Stickers" })).toBeFocused();
  // Panel, tap mode, first sticker.
  for (let times = 0; times < 3; times += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tabpanel").getByRole("button").first()).toBeFocused();

  await page.locator('[data-layer="5"]').focus();
  await expect(page.locator('[data-layer="5"]')).toHaveAccessibleName("Penlights");
  const before = await placeOf(page, 5);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("+");
  await page.keyboard.press("]");
  await page.keyboard.press("r");
  expect(await placeOf(page, 5)).toEqual({
    x: before.x + 5,
    y: before.y + 50,
    zoom: 105,
    turn: 20,
  });
  await page.keyboard.press("PageDown");
  await expect(page.locator('[data-layer="4"]')).toBeFocused();
  await expect(page.locator('[data-layer="4"]')).toHaveAccessibleName("Penlights");

  await page.keyboard.press("Control+z");
  await expect(page.locator('[data-layer="5"]')).toHaveAccessibleName("Penlights");
  await page.keyboard.press("Control+Shift+z");
  await expect(page.locator('[data-layer="4"]')).toHaveAccessibleName("Penlights");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tab", { name: "Stickers" })).toBeFocused();

  await page.locator('[data-layer="4"]').focus();
  await page.keyboard.press("h");
  await expect(page.locator('[data-layer="4"]')).toHaveCount(0);
  await page.locator('[data-layer="3"]').focus();
  await page.keyboard.press("Delete");
  await expect(page.locator("[data-layer]:focus")).toHaveCount(1);

  const made = await places(page);
  await page.reload();
  await page.mouse.move(3, 3);
  await expect(page.getByRole("tablist", { name: "Tools" })).toBeVisible();
  // Drafts are loaded after the tools.
  await expect.poll(() => places(page)).toEqual(made);
  expect(errors).toEqual([]);
});

test("messages in any script appear on the panel, and are counted", async ({ page }) => {
  await openMaker(page);
  await page.getByRole("tab", { name: "Message" }).click();
  const message = page.getByRole("textbox", { name: /Your words/ });
  await message.fill("おめでとう\nBravo ✨\u202E");
  await expect(message).toHaveValue("おめでとう\nBravo ✨");
  await expect(page.getByText("12 of 80 characters")).toBeVisible();
  await expect(page.locator('[data-layer="4"] text')).toHaveText(["おめでとう", "Bravo ✨"]);
  await message.fill("<img src=x onerror=alert(1)>");
  await expect(page.locator('[data-layer="4"] img')).toHaveCount(0);
  // Input at the start of a full field removes nothing at its end.
  const full = "0123456789".repeat(8);
  await message.fill(full);
  await message.press("Control+Home");
  await message.pressSequentially("AB");
  await expect(message).toHaveValue(full);
  await message.press("Delete");
  await message.pressSequentially("A");
  await expect(message).toHaveValue(`A${full.slice(1)}`);
});

test("nothing is wrong with any tool or dialog", { tag: "@phone" }, async ({ page }) => {
  await openMaker(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    expect
      .soft(await violations(page, "[role=tabpanel]"), `${await tab.textContent()}`)
      .toEqual([]);
  }
  await page.locator('[data-layer="1"]').focus();
  expect.soft(await violations(page), "a chosen layer").toEqual([]);
  await page.getByRole("button", { name: "How it works" }).click();
  expect.soft(await violations(page), "how it works").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "My stand" }).click();
  expect.soft(await violations(page), "my stands").toEqual([]);
  const { width, all } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    all: document.documentElement.scrollWidth,
  }));
  expect(all).toBeLessThanOrEqual(width);
});
