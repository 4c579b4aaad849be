import type { LayerContent } from "#lib/stand/layers/layer-drawings";
import type { PlacedLayer } from "#lib/stand/scene/layout";
import { FRAME, pictureBox, SHAPES } from "#lib/stand/layers/shapes";
import { loadImage } from "./load-image";
import { asSvg, replaceVariables, type SpriteDrawings } from "./sprite-drawings";

/** Longest side at which a drawing is rasterized, in pixels; of a larger layer only a part is visible. */
const LONGEST_SIDE = 4720;
/** Font weight of messages and width of picture outlines, as in scene/stand-scene.module.css. */
const WEIGHT = 800;
const LINE = 5;

/** Resolves a picture of the visitor by its key; undefined if it is not on this device. */
export type LoadOwnPicture = (key: string) => Promise<Blob | undefined>;

/** Reads a custom property, such as `--color1`; empty if unset. */
export type ReadCssVariable = (variable: string) => string;

export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly cssVariable: ReadCssVariable;
  readonly drawings: SpriteDrawings;
  readonly loadOwn: LoadOwnPicture;
  readonly scale: number;
}

/**
 * Draws a layer like scene/stand-scene.tsx.
 * @throws ExportError
 */
export async function drawLayer(brush: Brush, placed: PlacedLayer): Promise<void> {
  const { context } = brush;
  const { layer, content, width, height } = placed;
  const zoom = layer.zoom / 100;
  const image =
    content.type === "picture"
      ? await pictureImage(brush, content.source)
      : await symbolImage(brush, content.symbol, zoom);
  context.save();
  context.translate(layer.x, layer.y);
  context.rotate((layer.turn * Math.PI) / 180);
  context.scale(zoom, zoom);
  if (content.type === "picture") drawPicture(brush, content, image);
  else {
    if (image) context.drawImage(image, -width / 2, -height / 2, width, height);
    if (content.text) drawMessage(brush, content.text);
  }
  context.restore();
}

type Picture = LayerContent & { type: "picture" };

async function pictureImage({ loadOwn }: Brush, source: Picture["source"]) {
  const file = "poster" in source ? source.poster : await loadOwn(source.own);
  return file === undefined ? undefined : loadImage(file);
}

/**
 * Rasterizes a symbol in the colours of the palette; undefined if the sprite lacks it.
 * @throws ExportError
 */
export async function symbolImage(
  { drawings, cssVariable, scale }: Brush,
  symbol: string,
  zoom = 1,
): Promise<HTMLImageElement | undefined> {
  const drawing = drawings.get(symbol);
  if (!drawing) return undefined;
  const { width, height, markup } = drawing;
  const pixelScale = Math.min(scale * zoom, LONGEST_SIDE / Math.max(width, height));
  const pixels = { width: Math.ceil(width * pixelScale), height: Math.ceil(height * pixelScale) };
  const svg = asSvg({ width, height, markup: replaceVariables(markup, cssVariable) }, pixels);
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
}

export const messageFont = (cssVariable: ReadCssVariable, size: number): string =>
  `${WEIGHT} ${size}px ${cssVariable("--sans")}`;

/** Draws a message around the centre of its layer, like the scene's `<text>` elements. */
function drawMessage(
  { context, cssVariable }: Brush,
  { size, lines, color }: NonNullable<(LayerContent & { type: "part" })["text"]>,
): void {
  context.font = messageFont(cssVariable, size);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = cssVariable(`--${color}`);
  // SVG collapses whitespace.
  for (const { text, x, y } of lines) context.fillText(text.replace(/\s+/g, " ").trim(), x, y);
}

/** Draws a picture, if available, in its outline around the centre of its layer. */
function drawPicture(
  { context, cssVariable }: Brush,
  { shape, source }: Picture,
  image: HTMLImageElement | undefined,
): void {
  const outline = new Path2D(SHAPES[shape]);
  const stroke = (width: number, color: string) => {
    context.lineWidth = width;
    context.strokeStyle = cssVariable(color);
    context.stroke(outline);
  };
  context.lineJoin = "round";
  stroke(FRAME.ink, "--ink");
  stroke(FRAME.white, "--white");
  context.save();
  context.clip(outline);
  const box = pictureBox(shape, "poster" in source);
  if (image) {
    // `xMidYMid slice`; the outline clips the rest.
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
    const [width, height] = [naturalWidth * scale, naturalHeight * scale];
    const [x, y] = [box.x + (box.width - width) / 2, box.y + (box.height - height) / 2];
    context.drawImage(image, x, y, width, height);
  } else {
    context.fillStyle = cssVariable("--hairline");
    context.fillRect(box.x, box.y, box.width, box.height);
  }
  context.restore();
  stroke(LINE, "--ink");
}
