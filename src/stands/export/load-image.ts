import { ExportError } from "./export-error";

/**
 * Loads a picture as an element, which respects the orientation of photographs.
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
