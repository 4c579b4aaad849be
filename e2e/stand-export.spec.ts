import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { decodeAny } from "../plugins/flower-stand/document/link";
import { embeddedDocument } from "../src/features/flower-stand/export/embedded-document";
import { EXPORT_SIZES } from "../src/features/flower-stand/export/export-sizes";
import { errorsOf } from "./errors-of";
import { type Difference, differenceOf } from "./picture-difference";
import { openShareDialog, savedFile, shareDialog } from "./share-dialog";
import { SAMPLES } from "./stand-samples";

/**
 * How far a saved picture may be from the screen: a channel differs by one of 255 on average, and one
 * pixel in 500 is seen to differ. A small sticker that is missing or moved is more than that.
 */
const TOLERANCE: Difference = { mean: 1, visible: 0.002 };

const isWithin = ({ mean, visible }: Difference) =>
  mean <= TOLERANCE.mean && visible <= TOLERANCE.visible;

/** The preview's scene as the screen shows it at 900 × 1200, over everything. */
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
  await page.waitForLoadState("networkidle");
  return page.locator("#whole-scene").screenshot();
}

for (const [name, stand] of Object.entries(SAMPLES)) {
  test(`the saved picture is what the screen shows: ${name}`, async ({ page }) => {
    const errors = errorsOf(page);
    await openShareDialog(page, stand);
    const { bytes } = await savedFile(page, "Small");
    await expect
      .poll(async () => isWithin(await differenceOf(bytes, await screenOf(page))), {
        // For whoever looks for the difference.
        message: test.info().outputPath(),
      })
      .toBe(true);
    expect(errors).toEqual([]);
  });
}

test("the comparison sees a sticker that has moved a little", async ({ page }) => {
  const stand = SAMPLES["latin words, a card and an arch"];
  if (!stand) throw new Error("There is no such sample.");
  const sticker = { kind: "sticker", part: "star", y: 1100, turn: 0, zoom: 60 } as const;
  const pictures: Buffer[] = [];
  for (const x of [100, 112]) {
    await openShareDialog(page, { ...stand, layers: [...stand.layers, { ...sticker, x }] });
    pictures.push((await savedFile(page, "Small")).bytes);
  }
  const [one, other] = pictures as [Buffer, Buffer];
  expect(isWithin(await differenceOf(one, other))).toBe(false);
});

test("each size is saved whole, and carries the stand", async ({ page }) => {
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
  const [small, ...larger] = pictures as [Buffer, ...Buffer[]];
  for (const picture of larger) {
    const { mean, visible } = await differenceOf(small, picture);
    // Made smaller, lines have other edges.
    expect(mean).toBeLessThan(3);
    expect(visible).toBeLessThan(0.01);
  }
});
