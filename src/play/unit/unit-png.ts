import { type OwnShape, SHAPES } from "#lib/artwork/own-unit/shapes";
import { ownBackdropSvg, ownUnitSvg } from "#lib/artwork/own-unit/own-unit";
import { ownBackdropOf, ownUnitOf } from "#lib/pictures/own-unit/own-unit-of";
import type { UnitAssets } from "#lib/pictures/own-unit/unit-assets";
import type { UnitDocument } from "#lib/play/unit/unit-document";
import { encodeUnit } from "#lib/play/unit/unit-link";
import { embedText } from "#lib/png/embedded-text";
import { newCanvas, pngOf } from "../picture/canvas";
import { UNIT_MARK } from "./open-unit";

/** Sizes of the saved pictures, in pixels. */
export const SIZES = {
  poster: { width: 1500, height: 2000 },
  wallpaper: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const satisfies Record<OwnShape, object>;

const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** Address of a backdrop's drawing, for an image. */
export const backdropAddress = (
  design: Pick<UnitDocument, "backdrop" | "colors">,
  assets: UnitAssets,
): string => addressOf(ownBackdropSvg(ownBackdropOf(design, assets)));

/** Address of a poster's drawing, for an image. */
export const posterAddress = (
  unit: UnitDocument,
  assets: UnitAssets,
  shape: OwnShape = "poster",
): string => addressOf(ownUnitSvg(ownUnitOf(unit, assets), shape));

/** A poster as a PNG with the packed unit in it. @throws CanvasBlockedError, or if the browser makes no picture */
export async function unitPng(
  unit: UnitDocument,
  assets: UnitAssets,
  shape: OwnShape,
): Promise<Blob> {
  const image = new Image(SHAPES[shape].width, SHAPES[shape].height);
  image.src = posterAddress(unit, assets, shape);
  const [context, packed] = await Promise.all([
    newCanvas(SIZES[shape]),
    encodeUnit(unit),
    image.decode(),
  ]);
  context.drawImage(image, 0, 0, SIZES[shape].width, SIZES[shape].height);
  const png = embedText(await pngOf(context.canvas), UNIT_MARK, packed);
  if (!png) throw new Error("The browser made no PNG.");
  return new Blob([png], { type: "image/png" });
}
