import type { PlacedContent, PlacedLayer } from "#lib/stand/scene/layout";
import { FRAME, pictureBox, SHAPES } from "#lib/stand/scene/shapes";
import { loadImage, withImageOf } from "./load-image";
import type { Palette } from "./palette";
import { asSvg, inColors, type SpriteDrawing, type SpriteDrawings } from "./sprite-drawings";

/** Longest side that a drawing is made at, in pixels: of what is larger only a part is in the picture. */
const LONGEST_SIDE = 4720;
/** Weight of messages, and width of the line at a picture's edge, as in scene/stand-scene.module.css. */
const WEIGHT = 800;
const LINE = 5;

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

/**
 * A drawing as an image in the colours of a palette.
 * @param scale pixels for each of its own units
 * @throws ExportError
 */
function drawingImage(
  drawing: SpriteDrawing,
  palette: Palette,
  scale: number,
): Promise<HTMLImageElement> {
  const { width, height } = drawing;
  const most = LONGEST_SIDE / Math.max(width, height);
  const held = Math.min(scale, most);
  const pixels = { width: Math.ceil(width * held), height: Math.ceil(height * held) };
  const svg = asSvg({ ...drawing, markup: inColors(drawing.markup, palette) }, pixels);
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
}

type Message = NonNullable<(PlacedContent & { type: "part" })["text"]>;

/** The CSS font of messages at a size. */
export const messageFont = (palette: Palette, size: number): string =>
  `${WEIGHT} ${size}px ${palette("--sans")}`;

/** Writes a message around the middle of its layer, as the scene's `<text>` elements do. */
function drawMessage(
  context: CanvasRenderingContext2D,
  { size, lines, color }: Message,
  palette: Palette,
): void {
  context.font = messageFont(palette, size);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = palette(`--${color}`);
  // SVG shows runs of spaces as one.
  for (const { text, x, y } of lines) context.fillText(text.replace(/\s+/g, " ").trim(), x, y);
}

/**
 * Draws a framed picture around the middle of its layer, as scene/stand-scene.tsx does.
 * @param image undefined where it is missing
 */
function drawPicture(
  context: CanvasRenderingContext2D,
  shape: keyof typeof SHAPES,
  isPoster: boolean,
  image: HTMLImageElement | undefined,
  palette: Palette,
): void {
  const outline = new Path2D(SHAPES[shape]);
  context.lineJoin = "round";
  stroke(context, outline, FRAME.ink, palette("--ink"));
  stroke(context, outline, FRAME.white, palette("--white"));
  context.save();
  context.clip(outline);
  const box = pictureBox(shape, isPoster);
  if (image) {
    const { x, y, width, height } = covered(image.naturalWidth, image.naturalHeight, box);
    context.drawImage(image, x, y, width, height, box.x, box.y, box.width, box.height);
  } else {
    context.fillStyle = palette("--hairline");
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  context.restore();
  stroke(context, outline, LINE, palette("--ink"));
}

function stroke(
  context: CanvasRenderingContext2D,
  outline: Path2D,
  width: number,
  color: string,
): void {
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke(outline);
}

/** The middle part of a picture that has the ratio of a box (`xMidYMid slice`), in the picture's pixels. */
export function covered(
  width: number,
  height: number,
  box: { readonly width: number; readonly height: number },
): { x: number; y: number; width: number; height: number } {
  const scale = Math.max(box.width / width, box.height / height);
  const part = { width: box.width / scale, height: box.height / scale };
  return { x: (width - part.width) / 2, y: (height - part.height) / 2, ...part };
}
