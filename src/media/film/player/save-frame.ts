import { assertCanvasReadable } from "#src/data/browser/blocked-canvas";
import { saveFile } from "#src/data/browser/save-file";
import { chapterAt, type Film } from "../film";

/** Height of the band with the site's name, relative to the width of the picture. */
const BAND = 0.07;

/**
 * Renders the frame on the canvas to a file, with a band that names its source.
 * @throws CanvasBlockedError if the browser returns noise
 */
export async function saveFrame(
  canvas: HTMLCanvasElement | null,
  film: Film,
  frame: number,
): Promise<void> {
  await assertCanvasReadable();
  const poster = document.createElement("canvas");
  const context = poster.getContext("2d");
  if (!canvas || canvas.width === 0 || !context) return;
  const { width, height } = canvas;
  const band = Math.round(width * BAND);
  poster.width = width;
  poster.height = height + band;
  const style = getComputedStyle(document.documentElement);
  context.drawImage(canvas, 0, 0);
  context.fillStyle = style.getPropertyValue("--ink");
  context.fillRect(0, height, width, band);
  context.fillStyle = style.getPropertyValue("--sun");
  context.font = `900 ${band * 0.42}px ${style.getPropertyValue("--display")}`;
  context.textBaseline = "middle";
  context.fillText("ENCORE!", band * 0.5, height + band / 2);
  context.fillStyle = style.getPropertyValue("--white");
  context.font = `700 ${band * 0.34}px ${style.getPropertyValue("--sans")}`;
  context.textAlign = "right";
  const caption = `${film.title} · ${chapterAt(film, frame).title} · ${frame}/${film.frames}`;
  context.fillText(caption, width - band * 0.5, height + band / 2, width * 0.66);
  const file = await new Promise<Blob | null>((resolve) => {
    poster.toBlob(resolve, "image/png");
  });
  if (!file) return;
  saveFile(file, `encore-film-${String(frame).padStart(3, "0")}.png`);
}
