import { assertCanvasReadable } from "#src/data/browser/blocked-canvas";
import { paintStill } from "./paint";
import type { Flight } from "./show";

const PICTURE_WIDTH = 1600;

/**
 * Renders the sky as a picture with the last shells and the crowd; null if the browser cannot.
 * @throws if the drawings cannot be fetched, CanvasBlockedError if the browser returns noise
 */
export async function skyPicture(
  back: SVGSVGElement,
  front: SVGSVGElement,
  flights: readonly Flight[],
): Promise<Blob | null> {
  await assertCanvasReadable();
  const { clientWidth, clientHeight } = back;
  const canvas = document.createElement("canvas");
  canvas.width = PICTURE_WIDTH;
  canvas.height =
    Math.round((PICTURE_WIDTH * clientHeight) / (clientWidth || PICTURE_WIDTH)) || PICTURE_WIDTH;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await paintDrawing(pen, back);
  for (const flight of flights) paintStill(pen, canvas, flight, 1);
  await paintDrawing(pen, front);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

// Paints the paths of a drawing in the page's colours, cropped as on the page.
async function paintDrawing(pen: CanvasRenderingContext2D, drawing: SVGSVGElement) {
  const element = await loadDrawing(drawing);
  // Computed colours need the element in its place.
  drawing.append(element);
  const { y, width, height } = drawing.viewBox.baseVal;
  const scale = Math.max(pen.canvas.width / width, pen.canvas.height / height);
  pen.save();
  pen.translate((pen.canvas.width - width * scale) / 2, pen.canvas.height - height * scale);
  pen.scale(scale, scale);
  pen.translate(0, -y);
  for (const path of element.querySelectorAll("path")) {
    const { fill, stroke, strokeWidth } = getComputedStyle(path);
    const shape = new Path2D(path.getAttribute("d") ?? "");
    if (fill !== "none") {
      pen.fillStyle = fill;
      // `fill` of a path, not of an array.
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
  element.remove();
}

async function loadDrawing(drawing: SVGSVGElement): Promise<Element> {
  const [file = "", id = ""] = drawing.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
  const response = await fetch(file);
  const element = new DOMParser()
    .parseFromString(response.ok ? await response.text() : "", "image/svg+xml")
    .getElementById(id);
  if (!element) throw new Error(`There is no drawing ${file}#${id}.`);
  return element;
}
