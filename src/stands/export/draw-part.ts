import type { PlacedContent } from "#lib/stand/scene/layout";
import { loadImage } from "./load-image";
import type { Palette } from "./palette";
import { asSvg, inColors, type SpriteDrawing } from "./sprite-drawings";

/** Longest side that a drawing is made at, in pixels: of what is larger only a part is in the picture. */
const LONGEST_SIDE = 4720;

/** Weight of messages, as in scene/stand-scene.module.css. */
const WEIGHT = 800;

/**
 * A drawing as an image in the colours of a palette.
 * @param scale pixels for each of its own units
 * @throws ExportError
 */
export function drawingImage(
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
export function drawMessage(
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
