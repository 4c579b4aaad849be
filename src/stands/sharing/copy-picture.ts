/** Whether this browser can put a picture on the clipboard. */
export const canCopyPictures = (): boolean =>
  typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function";

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
    // What the picture itself failed of is for the caller to say.
    await picture;
    return false;
  }
}
