import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { LEADER } from "./cast";
import { eventually } from "./eventually";
import { openMaker, storedDrafts } from "./maker";

const POSTER = 1;

test("several stands are kept: named, duplicated, opened, deleted", async ({ page }) => {
  await openMaker(page);
  await page.getByRole("tab", { name: "Stickers" }).click();
  await page.getByRole("button", { name: "Heart", exact: true }).click();
  await page.getByRole("button", { name: "My stand" }).click();
  const dialog = page.getByRole("dialog", { name: "My stands" });
  await dialog.getByRole("button", { name: "Rename My stand" }).click();
  await dialog.getByRole("textbox", { name: "Name of the stand" }).fill("For Rei");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "For Rei" })).toBeVisible();
  await dialog.getByRole("button", { name: "Duplicate For Rei" }).click();
  await expect(dialog.getByRole("heading", { name: "For Rei 2" })).toBeVisible();
  await dialog.getByRole("button", { name: "Delete For Rei", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Delete For Rei?" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveText(["For Rei 2"]);
  await dialog.getByRole("button", { name: "Open For Rei 2" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-layer="5"]')).toHaveAccessibleName("Heart");
  expect((await storedDrafts(page)).map(({ name }) => name)).toEqual(["For Rei 2"]);
});

test("two tabs never save over each other", async ({ page, context }) => {
  await openMaker(page);
  await page.getByRole("tab", { name: "Stickers" }).click();
  await page.getByRole("button", { name: "Heart", exact: true }).click();
  await eventually(async () => (await storedDrafts(page)).length).toBe(1);
  const second = await context.newPage();
  await openMaker(second);
  await expect(second.locator("[data-layer]")).toHaveCount(5);
  await second.getByRole("button", { name: "My stand 2" }).click();
  await second.getByRole("button", { name: "Open My stand", exact: true }).click();
  await expect(second.getByText("is open in another tab")).toBeVisible();
  await page.close();
  await second.getByRole("button", { name: "Open My stand", exact: true }).click();
  await expect(second.locator('[data-layer="5"]')).toHaveAccessibleName("Heart");
});

test("on a full device nothing that was saved is lost, and the maker says so", async ({ page }) => {
  await openMaker(page);
  await page.getByRole("tab", { name: "Stickers" }).click();
  await page.getByRole("button", { name: "Heart", exact: true }).click();
  await eventually(async () => (await storedDrafts(page)).length).toBe(1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: "Star", exact: true }).click();
  await expect(page.getByText("This device has no room left")).toBeVisible();
  await expect(page.locator('[data-layer="6"]')).toHaveAccessibleName("Star");
  expect((await storedDrafts(page))[0]?.stand.layers).toHaveLength(6);
  await page.reload();
  await page.mouse.move(3, 3);
  await expect(page.locator('[data-layer="5"]')).toHaveAccessibleName("Heart");
});

test("a visitor's picture stays on the device, without its camera metadata", async ({ page }) => {
  await openMaker(page);
  const photo = await sharp({
    create: { width: 2400, height: 1200, channels: 3, background: "#3366cc" },
  })
    .withExif({ IFD0: { Copyright: "SECRET-PLACE" } })
    .jpeg()
    .toBuffer();
  expect(photo.includes("SECRET-PLACE")).toBe(true);
  await page.getByRole("tab", { name: "Picture" }).click();
  const chooser = page.getByLabel("File with your own picture");
  await chooser.setInputFiles({
    name: "x.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg/>"),
  });
  await expect(page.getByText("This file cannot be read as a picture")).toBeVisible();
  await chooser.setInputFiles({ name: "x.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByText("Your own picture stays on this device.")).toBeVisible();
  await expect(page.locator(`[data-layer="${POSTER}"] image`)).toHaveAttribute("href", /^blob:/);
  const size = await page.evaluate(async () => {
    const href = document.querySelector("[data-layer] image[href^='blob:']")?.getAttribute("href");
    const image = new Image();
    image.src = href ?? "";
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1600, 800]);
  const storedPictures = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open("encore-flower-stands");
        opening.addEventListener("success", () => {
          const request = opening.result.transaction("pictures").objectStore("pictures").getAll();
          request.addEventListener("success", () =>
            resolve(new TextDecoder("latin1").decode(request.result[0].bytes)),
          );
        });
      }),
  );
  expect(storedPictures.length).toBeGreaterThan(100);
  expect(storedPictures).not.toContain("SECRET-PLACE");
  expect(storedPictures).not.toContain("EXIF");

  await eventually(async () => (await storedDrafts(page))[0]?.stand.layers[POSTER]?.kind).toBe(
    "own",
  );
  await page.reload();
  await page.mouse.move(3, 3);
  await expect(page.locator(`[data-layer="${POSTER}"] image`)).toHaveAttribute("href", /^blob:/);

  await page.getByRole("tab", { name: "Picture" }).click();
  await page.getByRole("button", { name: "Swap for a poster" }).click();
  const search = page.getByRole("searchbox", { name: "Whose poster" });
  await expect(search).toBeFocused();
  const { name, cname } = LEADER;
  await search.fill(cname.replace("_", " "));
  await page.getByRole("tabpanel").getByRole("button", { name }).click();
  await expect(page.locator(`[data-layer="${POSTER}"]`)).toHaveAccessibleName(`Poster of ${name}`);
  await expect(page.getByText("Your own picture stays on this device.")).toBeHidden();
});
