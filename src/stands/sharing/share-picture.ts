import { slugOf } from "#lib/content/check/addresses/slug";
import type { ExportSize } from "../export/export-sizes";

/** Name of a saved picture, by its title or its day, and its size: `encore-flower-stand-second-night-large.png`. */
export function fileNameOf(title: string, size: ExportSize["key"], now = new Date()): string {
  // In ASCII: other letters do not survive every way that a file takes.
  const name = slugOf(title.normalize("NFKD").replaceAll(/[^\x20-\x7e]/g, "")).slice(0, 40);
  return `encore-flower-stand-${name || now.toISOString().slice(0, 10)}-${size}.png`;
}

/** Answer of the browser's `canShare`; false if it throws. */
function can(ask: () => boolean | undefined): boolean {
  try {
    return ask() ?? false;
  } catch {
    return false;
  }
}

/** Whether this browser can put a picture on the clipboard. */
export const canCopyPictures = (): boolean =>
  can(
    () => typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function",
  );

/**
 * Puts a picture on the clipboard; gives whether that was allowed. It is given as a promise, because
 * Safari forgets that a button was pressed while the picture is drawn.
 * @throws what the picture rejects with
 */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    // The caller says why there is no picture.
    await picture;
    return false;
  }
}

const asFile = (picture: Blob, name: string) => new File([picture], name, { type: "image/png" });

/** Whether this browser hands files to other apps. */
export const canShareFiles = (): boolean =>
  can(() => navigator.canShare?.({ files: [asFile(new Blob([]), "stand.png")] }));

/** Hands a picture to another app. "late": the browser asks for another press; "left": the visitor chose none. */
export async function sharePicture(
  picture: Blob,
  name: string,
): Promise<"shared" | "left" | "late"> {
  try {
    await navigator.share({ files: [asFile(picture, name)] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "late" : "left";
  }
}
