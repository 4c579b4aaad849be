import { isCanvasBlocked } from "#src/data/browser/blocked-canvas";
import { loadImage } from "../../export/load-image";

/** Limits of a file in bytes, and of its picture in pixels. */
const LARGEST_FILE = 40 * 1024 * 1024;
const MOST_PIXELS = 120_000_000;
/** Longer side of the stored picture, in pixels. */
const LONGEST_SIDE = 1600;
/** Limit of a file that is stored unchanged, in bytes. */
const LARGEST_KEPT = 8 * 1024 * 1024;

/** Reason why a file is rejected; "guarded" if the browser would return noise. */
type PictureFault = "too-large" | "no-picture" | "guarded";

/**
 * Redraws a picture of the visitor smaller, which drops metadata such as its place and author. If the browser returns
 * noise from a canvas, keeps the file unless it is large. Name and type of the file are ignored: it is a picture if the
 * browser decodes it. Never rejects.
 */
export async function preparePicture(chosen: Blob): Promise<Blob | PictureFault> {
  if (chosen.size > LARGEST_FILE) return "too-large";
  const file = chosen.slice();
  let bitmap: ImageBitmap | undefined;
  try {
    // Checked before decoding, which may exceed the memory of a phone.
    const { naturalWidth: width, naturalHeight: height } = await loadImage(file);
    if (width * height > MOST_PIXELS) return "too-large";
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    bitmap = await createImageBitmap(file, {
      imageOrientation: "from-image",
      // Width only: browsers differ in whether they rotate before resizing.
      ...(scale < 1 && {
        resizeWidth: Math.max(1, Math.round(width * scale)),
        resizeQuality: "high",
      }),
    });
    if (await isCanvasBlocked()) return file.size > LARGEST_KEPT ? "guarded" : file;
    return (await redraw(bitmap)) ?? "no-picture";
  } catch {
    return "no-picture";
  } finally {
    bitmap?.close();
  }
}

async function redraw(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    // Browsers without a WebP encoder write PNG.
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/webp", 0.88);
  });
}
