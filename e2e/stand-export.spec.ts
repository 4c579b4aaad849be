import { deflateRawSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { decodeAny } from "../lib/stand/document/link";
import { embedDocument, embeddedDocument } from "../src/stands/export/embedded-document";
import { EXPORT_SIZES } from "../src/stands/export/export-sizes";
import { UNIT } from "./cast";
import { errorsOf } from "./errors-of";
import { openMaker } from "./maker";
import { type Difference, differenceOf } from "./picture-difference";
import { openShareDialog, pressShare, savedFile, shareDialog } from "./share-dialog";
import { SAMPLES } from "./stand-samples";

/**
 * Tolerance between a saved picture and the screen: mean difference 1 of 255, one in 500 pixels visibly different. A
 * small missing or moved sticker exceeds it.
 */
const TOLERANCE: Difference = { mean: 1, visible: 0.002 };

const isWithin = ({ mean, visible }: Difference) =>
  mean <= TOLERANCE.mean && visible <= TOLERANCE.visible;

/** Screenshot of the preview's scene at 900 × 1200. */
async function screenOf(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 920, height: 1220 });
  await shareDialog(page)
    .locator("svg[data-unit]")
    .evaluate((svg) => {
      document.querySelector("#whole-scene")?.remove();
      const layer = document.createElement("div");
      layer.id = "whole-scene";
      layer.popover = "manual";
      const styles = {
        inset: "0",
        margin: "0",
        padding: "0",
        border: "0",
        width: "900px",
        height: "1200px",
      };
      for (const [name, value] of Object.entries(styles)) layer.style.setProperty(name, value);
      const scene = svg.cloneNode(true) as SVGElement;
      for (const [name, value] of Object.entries({
        width: "900px",
        border: "0",
        "max-height": "none",
        "max-width": "none",
        "box-shadow": "none",
      })) {
        scene.style.setProperty(name, value);
      }
      layer.append(scene);
      document.body.append(layer);
      layer.showPopover();
    });
  return page.locator("#whole-scene").screenshot();
}

for (const [name, stand] of Object.entries(SAMPLES)) {
  test(`the saved picture equals the screen: ${name}`, async ({ page }) => {
    const errors = errorsOf(page);
    await openShareDialog(page, stand);
    const { bytes } = await savedFile(page, "Small");
    await expect
      .poll(async () => isWithin(await differenceOf(bytes, await screenOf(page))), {
        // Attached for debugging.
        message: test.info().outputPath(),
      })
      .toBe(true);
    expect(errors).toEqual([]);
  });
}

test("each size contains the whole stand and its document", async ({ page }) => {
  test.slow();
  const stand = SAMPLES["japanese, round and heart, turned"];
  if (!stand) throw new Error("There is no such sample.");
  await openShareDialog(page, stand);
  const pictures: Buffer[] = [];
  for (const { title, width, height } of EXPORT_SIZES) {
    const { bytes, name } = await savedFile(page, title as "Small");
    expect(name).toMatch(/^encore-flower-stand-.+\.png$/);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width, height });
    const found = embeddedDocument(bytes);
    expect(found.ok && (await decodeAny(found.text))).toEqual({ ok: true, stand });
    pictures.push(await sharp(bytes).resize(900, 1200).png().toBuffer());
  }
  await expect(
    shareDialog(page).getByRole("link", { name: /^the stand that it shows/ }),
  ).toHaveAttribute("href", /\/flowerstand\/share\/detail#/);
  const opened = page.waitForEvent("popup");
  await shareDialog(page)
    .getByRole("link", { name: /^open the picture/ })
    .click();
  const width = () => (document.images[0]?.complete ? document.images[0].naturalWidth : 0);
  await expect.poll(async () => (await opened).evaluate(width)).toBe(EXPORT_SIZES.at(-1)?.width);
  const [small, ...larger] = pictures as [Buffer, ...Buffer[]];
  for (const picture of larger) {
    const { mean, visible } = await differenceOf(small, picture);
    // Scaled lines have other edges.
    expect(mean).toBeLessThan(3);
    expect(visible).toBeLessThan(0.01);
  }
});

/** A photograph with an orientation tag, as written by phones. */
const photograph = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="500"><rect width="900" height="500" fill="#3366cc"/><circle cx="200" cy="150" r="90" fill="#ffd23f"/></svg>`,
    ),
  )
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a visitor's picture is saved as shown, opens again, and sends nothing", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await openMaker(page);
  await page.getByRole("tab", { name: "Picture" }).click();
  await page.getByLabel("File with your own picture").setInputFiles({
    name: "photo.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(),
  });
  await expect(page.locator("[data-layer] image[href^='blob:']")).toBeAttached();
  const dialog = await pressShare(page);
  await expect(dialog.getByRole("heading", { name: "Your picture stays with you" })).toBeVisible();
  await expect(dialog.getByRole("link")).toHaveCount(0);
  await expect(dialog.locator("image[href^='blob:']")).toBeAttached();
  const { bytes } = await savedFile(page, "Small");
  await expect
    .poll(async () => isWithin(await differenceOf(bytes, await screenOf(page))))
    .toBe(true);
  expect(sent).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await openMaker(page);
  await openSaved(page, bytes);
  await expect(page.getByRole("dialog", { name: "My stands" })).toBeHidden();
  await expect(page.locator("[data-layer] image[href^='blob:']")).toBeAttached();
});

async function openSaved(page: Page, buffer: Buffer) {
  const dialog = page.getByRole("dialog", { name: "My stands" });
  if (!(await dialog.isVisible())) await page.getByRole("button", { name: /^My stand/ }).click();
  await dialog
    .getByLabel("Picture that was saved here")
    .setInputFiles({ name: "stand.png", mimeType: "image/png", buffer });
}

test("hostile pictures only show an error", async ({ page }) => {
  test.slow();
  const errors = errorsOf(page);
  page.on("dialog", () => errors.push("a dialog was opened"));
  const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const holding = (text: string) => Buffer.from(embedDocument(plain, text) ?? []);
  const packed = (text: string) => deflateRawSync(text).toString("base64url");
  await openMaker(page);
  for (const [file, words] of [
    [plain, "There is no flower stand in this."],
    [holding("<script>alert(1)</script>"), "This cannot be read"],
    [holding(packed(`["${"a".repeat(5_000_000)}"]`)), "This is too large to be a flower stand."],
    [holding(packed('{"__proto__":{"layers":[]}}')), "There is no flower stand in this."],
    [holding(packed(JSON.stringify([9, UNIT.id, "foyer", []]))), "made with a later version"],
  ] as const) {
    await openSaved(page, file);
    const toast = page.getByRole("alert").getByText(words);
    await expect(toast).toBeVisible();
    await page.getByRole("alert").getByRole("button").click();
    await expect(toast).toBeHidden();
  }
  expect(errors).toEqual([]);
});
