import { paintStill } from "./paint";
import type { Flight } from "./show";

/** Size of the saved picture, in pixels. */
const WIDE = 1600;

/**
 * The night as a picture: what is drawn behind and before the sky, and the last shells between, all
 * open, as a camera sees them whose shutter stays open.
 *
 * @param back the drawing of the river
 * @param front the drawing of who looks on
 */
export async function skyPicture(
  back: SVGSVGElement,
  front: SVGSVGElement,
  flights: readonly Flight[],
): Promise<Blob | null> {
  const { clientWidth, clientHeight } = back;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = Math.round((WIDE * clientHeight) / (clientWidth || WIDE)) || WIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  paintDrawing(pen, back);
  for (const flight of flights) paintStill(pen, canvas, flight, 1);
  paintDrawing(pen, front);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

// The paths of a drawing in the colours that the page gives them, cut as the page cuts it.
function paintDrawing(pen: CanvasRenderingContext2D, drawing: SVGSVGElement) {
  const { y, width, height } = drawing.viewBox.baseVal;
  const scale = Math.max(pen.canvas.width / width, pen.canvas.height / height);
  pen.save();
  pen.translate((pen.canvas.width - width * scale) / 2, pen.canvas.height - height * scale);
  pen.scale(scale, scale);
  pen.translate(0, -y);
  for (const path of drawing.querySelectorAll("path")) {
    const { fill, stroke, strokeWidth } = getComputedStyle(path);
    const shape = new Path2D(path.getAttribute("d") ?? "");
    if (fill !== "none") {
      pen.fillStyle = fill;
      // This fills a path, no array.
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
      pen.fill(shape, "evenodd");
    }
    if (stroke !== "none") {
      pen.strokeStyle = stroke;
      pen.lineWidth = Number.parseFloat(strokeWidth);
      pen.lineJoin = "round";
      pen.lineCap = "round";
      pen.stroke(shape);
    }
  }
  pen.restore();
}
