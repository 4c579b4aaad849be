import { ExportError } from "./export-error";

/**
 * A picture, ready to be drawn. It is an image element since that, like the page, turns photographs the
 * way up that their camera noted.
 * @throws ExportError
 */
export async function loadImage(source: string | Blob): Promise<HTMLImageElement> {
  const address = typeof source === "string" ? source : URL.createObjectURL(source);
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.addEventListener("load", () => resolve());
    image.addEventListener("error", () => reject(new ExportError("fetch")));
    image.src = address;
  }).finally(() => {
    if (address !== source) URL.revokeObjectURL(address);
  });
  return image;
}
