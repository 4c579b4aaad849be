import { refuseGuardedCanvas } from "#src/data/browser/guarded-canvas";
import { paintStill } from "./paint";
import type { Flight } from "./show";

const WIDE = 1600;

/** The night as a picture: river, the last shells, crowd. @throws if the file of the drawings cannot be fetched, GuardedCanvas if it would be noise */
export async function skyPicture(
  back: SVGSVGElement,
  front: SVGSVGElement,
  flights: readonly Flight[],
): Promise<Blob | null> {
  await refuseGuardedCanvas();
  const { clientWidth, clientHeight } = back;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = Math.round((WIDE * clientHeight) / (clientWidth || WIDE)) || WIDE;
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  await paintDrawing(pen, back);
  for (const flight of flights) paintStill(pen, canvas, flight, 1);
  await paintDrawing(pen, front);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

// The paths of a drawing in the colours that the page gives them, cut as the page cuts it.
async function paintDrawing(pen: CanvasRenderingContext2D, drawing: SVGSVGElement) {
  const shown = await shownBy(drawing);
  // Only in its place does it have its colours.
  drawing.append(shown);
  const { y, width, height } = drawing.viewBox.baseVal;
  const scale = Math.max(pen.canvas.width / width, pen.canvas.height / height);
  pen.save();
  pen.translate((pen.canvas.width - width * scale) / 2, pen.canvas.height - height * scale);
  pen.scale(scale, scale);
  pen.translate(0, -y);
  for (const path of shown.querySelectorAll("path")) {
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
  shown.remove();
}

async function shownBy(drawing: SVGSVGElement): Promise<Element> {
  const [file = "", id = ""] = drawing.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
  const answer = await fetch(file);
  const shown = new DOMParser()
    .parseFromString(answer.ok ? await answer.text() : "", "image/svg+xml")
    .getElementById(id);
  if (!shown) throw new Error(`There is no drawing ${file}#${id}.`);
  return shown;
}
