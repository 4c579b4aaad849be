import { FRAME, pictureBox, SHAPES } from "#lib/stand/scene/shapes";
import type { Palette } from "./palette";

/** Width of the line at a picture's edge, as in scene/stand-scene.module.css. */
const LINE = 5;

/**
 * Draws a framed picture around the middle of its layer, as scene/layer-drawing.tsx does.
 * @param image undefined where it is missing
 */
export function drawPicture(
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
