import type { PlacedContent, PlacedLayer } from "#lib/stand/scene/layout";
import { drawingImage, drawMessage } from "./draw-part";
import { drawPicture } from "./draw-picture";
import { loadImage, withImageOf } from "./load-image";
import type { Palette } from "./palette";
import type { SpriteDrawings } from "./sprite-drawings";

/** Gives a picture of the visitor's own by its key; undefined where it is not on this device. */
export type OwnPictures = (key: string) => Promise<Blob | undefined>;

/** What a stand is drawn with. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  readonly drawings: SpriteDrawings;
  readonly own: OwnPictures;
  /** Pixels for each scene unit. */
  readonly scale: number;
}

/**
 * Draws a layer at its place, as scene/stand-scene.tsx does.
 * @throws ExportError
 */
export async function drawLayer(brush: Brush, placed: PlacedLayer): Promise<void> {
  const { context, palette } = brush;
  const { layer, content, width, height } = placed;
  const zoom = layer.zoom / 100;
  const atItsPlace = (paint: () => void) => {
    context.save();
    context.translate(layer.x, layer.y);
    context.rotate((layer.turn * Math.PI) / 180);
    context.scale(zoom, zoom);
    paint();
    context.restore();
  };
  if (content.type === "picture") {
    await withPicture(brush, content.source, (image) =>
      atItsPlace(() =>
        drawPicture(context, content.shape, "poster" in content.source, image, palette),
      ),
    );
    return;
  }
  const image = await symbolImage(brush, content.symbol, zoom);
  atItsPlace(() => {
    if (image) context.drawImage(image, -width / 2, -height / 2, width, height);
    if (content.text) drawMessage(context, content.text, palette);
  });
}

/**
 * The image of a symbol at a zoom; undefined if the sprite lacks it, where the page shows nothing either.
 * @throws ExportError
 */
export async function symbolImage(
  { drawings, palette, scale }: Brush,
  symbol: string,
  zoom = 1,
): Promise<HTMLImageElement | undefined> {
  const drawing = drawings.get(symbol);
  return drawing && drawingImage(drawing, palette, scale * zoom);
}

type Source = (PlacedContent & { type: "picture" })["source"];

async function withPicture(
  { own }: Brush,
  source: Source,
  use: (image: HTMLImageElement | undefined) => void,
): Promise<void> {
  if ("poster" in source) return use(await loadImage(source.poster));
  const file = await own(source.own);
  return file ? withImageOf(file, use) : use(undefined);
}
