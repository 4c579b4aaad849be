import { isCanvasGuarded } from "#src/data/browser/guarded-canvas";
import { loadImage } from "../../export/load-image";

/** Files that are not even opened, in bytes; and what a picture may hold, in pixels. */
const LARGEST_FILE = 40 * 1024 * 1024;
const MOST_PIXELS = 120_000_000;
/** The longer side of what is kept, in pixels. */
const LONGEST_SIDE = 1600;
/** The same of one that is kept as it is. */
const LARGEST_KEPT = 8 * 1024 * 1024;

/** Why a file is not taken; "guarded" if it would be kept as noise. */
type PictureFault = "too-large" | "no-picture" | "guarded";

/**
 * A picture of the visitor's own, drawn again and made small: where it was taken, and by whom, stays out. If the
 * browser gives a canvas back as noise it is kept as it is, unless it is large. The name and the type of a file count
 * for nothing: it is a picture if the browser can decode it. Never rejects.
 */
export async function preparePicture(chosen: Blob): Promise<Blob | PictureFault> {
  if (chosen.size > LARGEST_FILE) return "too-large";
  const file = chosen.slice();
  let bitmap: ImageBitmap | undefined;
  try {
    // Before it is decoded: as many pixels may be more than the memory of a phone.
    const { naturalWidth: width, naturalHeight: height } = await loadImage(file);
    if (width * height > MOST_PIXELS) return "too-large";
    const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
    bitmap = await createImageBitmap(file, {
      imageOrientation: "from-image",
      // The width only: not every browser turns a picture before it sizes it.
      ...(scale < 1 && {
        resizeWidth: Math.max(1, Math.round(width * scale)),
        resizeQuality: "high",
      }),
    });
    if (await isCanvasGuarded()) return file.size > LARGEST_KEPT ? "guarded" : file;
    return (await drawnAgain(bitmap)) ?? "no-picture";
  } catch {
    return "no-picture";
  } finally {
    bitmap?.close();
  }
}

async function drawnAgain(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    // A browser that cannot write WebP gives PNG.
    canvas.toBlob((blob) => resolve(blob ?? undefined), "image/webp", 0.88);
  });
}
