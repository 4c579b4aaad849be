import { ExportError } from "./export-error";

/**
 * A picture, ready to be drawn. It is an image element since that, like the page, turns photographs the
 * way up that their camera noted.
 * @throws ExportError
 */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  await new Promise<void>((resolve, reject) => {
    image.addEventListener("load", () => resolve());
    image.addEventListener("error", () => reject(new ExportError("fetch")));
    image.src = address;
  });
  return image;
}

/**
 * Lends the picture of a file, which is let go afterwards.
 * @throws ExportError
 */
export async function withImageOf(
  file: Blob,
  use: (image: HTMLImageElement) => void,
): Promise<void> {
  const address = URL.createObjectURL(file);
  try {
    use(await loadImage(address));
  } finally {
    URL.revokeObjectURL(address);
  }
}
