import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { openMaker } from "./maker";
import { pressShare } from "./share-dialog";

const photograph = () =>
  sharp({ create: { width: 1800, height: 900, channels: 3, background: "#3366cc" } })
    .jpeg()
    .toBuffer();

async function choose(page: Page, name: string, buffer: Buffer, mimeType = "") {
  await page.getByLabel("File with your own picture").setInputFiles({ name, mimeType, buffer });
}

const widthOfOwn = (page: Page) =>
  page.evaluate(async () => {
    const image = new Image();
    image.src =
      document.querySelector("[data-layer] image[href^='blob:']")?.getAttribute("href") ?? "";
    await image.decode();
    return image.naturalWidth;
  });

test("a picture is recognized by its content, under any name, each time it is chosen", async ({
  page,
}) => {
  await openMaker(page);
  await page.getByRole("tab", { name: "Picture" }).click();
  await expect(page.getByLabel("File with your own picture")).not.toHaveAttribute("accept");
  const photo = await photograph();
  const own = page.locator("[data-layer] image[href^='blob:']");
  for (const [name, type] of [
    ["photo", ""],
    ["photo.orig", "application/octet-stream"],
    ["photo.txt", "text/plain"],
    ["photo.txt", "text/plain"],
  ] as const) {
    await test.step(`${name} (${type})`, async () => {
      await choose(page, "words.jpg", Buffer.from("no picture"), "image/jpeg");
      await expect(page.getByText("This file cannot be read as a picture")).toBeVisible();
      await choose(page, name, photo, type);
      await expect(page.getByText("This file cannot be read as a picture")).toBeHidden();
      await expect(page.getByText("One moment…")).toBeHidden();
      await expect(own).toBeAttached();
      expect(await widthOfOwn(page)).toBe(1600);
    });
  }
});

test("no picture is stored or saved if the browser returns noise from a canvas", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Simulates LibreWolf and Tor, which return other pixels than were drawn.
    const { getImageData } = CanvasRenderingContext2D.prototype;
    const { toBlob } = HTMLCanvasElement.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function noisy(...place) {
      const picture = getImageData.apply(this, place);
      crypto.getRandomValues(picture.data.subarray(0, Math.min(60_000, picture.data.length)));
      return picture;
    };
    HTMLCanvasElement.prototype.toBlob = function noisy(...args) {
      const { width, height } = this;
      const context = this.getContext("2d");
      if (context) context.putImageData(context.getImageData(0, 0, width, height), 0, 0);
      toBlob.apply(this, args);
    };
  });
  await openMaker(page);
  await page.getByRole("tab", { name: "Picture" }).click();
  await choose(page, "photo.jpg", await photograph(), "image/jpeg");
  await expect(page.locator("[data-layer] image[href^='blob:']")).toBeAttached();
  expect(await widthOfOwn(page)).toBe(1800);
  const dialog = await pressShare(page);
  await dialog.getByRole("button", { name: /^Small/ }).click();
  await expect(dialog.getByText("protection against fingerprinting")).toBeVisible();
});
