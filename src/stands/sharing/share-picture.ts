/** A picture as a file with a name. */
export const pictureFile = (picture: Blob, name: string): File =>
  new File([picture], name, { type: "image/png" });

/** Whether this browser hands files to other apps. */
export function canShareFiles(): boolean {
  const sample = pictureFile(new Blob([]), "stand.png");
  return navigator.canShare?.({ files: [sample] }) ?? false;
}

/**
 * Hands a picture to another app. "late": the browser asks for another press, because the picture took
 * longer than it waits; "left": the visitor chose none.
 */
export async function sharePicture(file: File): Promise<"shared" | "left" | "late"> {
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "late" : "left";
  }
}
