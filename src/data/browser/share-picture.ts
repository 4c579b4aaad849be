import { slugOf } from "#lib/content/check/addresses/slug";

/** File name of a picture by kind, title or date, and size: `encore-flower-stand-second-night-large.png`. */
export function fileNameOf(kind: string, title: string, size: string, now = new Date()): string {
  // ASCII only, for old file systems and apps.
  const name = slugOf(title.normalize("NFKD").replaceAll(/[^\x20-\x7e]/g, "")).slice(0, 40);
  return `encore-${kind}-${name || now.toISOString().slice(0, 10)}-${size}.png`;
}

function tryCheck(check: () => boolean | undefined): boolean {
  try {
    return check() ?? false;
  } catch {
    return false;
  }
}

export const canCopyPictures = (): boolean =>
  tryCheck(
    () => typeof ClipboardItem === "function" && typeof navigator.clipboard?.write === "function",
  );

/**
 * Copies a picture; resolves to false if not permitted. Takes a promise, because in Safari the user activation expires
 * while the picture is drawn.
 * @throws the rejection of `picture`
 */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    // A failed picture is reported by the caller.
    await picture;
    return false;
  }
}

const asFile = (picture: Blob, name: string) => new File([picture], name, { type: "image/png" });

export const canShareFiles = (): boolean =>
  tryCheck(() => navigator.canShare?.({ files: [asFile(new Blob([]), "encore.png")] }));

/** Shares a picture with another app. "expired": the browser demands another press, as drawing took too long. */
export async function sharePicture(
  picture: Blob,
  name: string,
): Promise<"shared" | "cancelled" | "expired"> {
  try {
    await navigator.share({ files: [asFile(picture, name)] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError"
      ? "expired"
      : "cancelled";
  }
}
