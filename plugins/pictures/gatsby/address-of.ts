import type { Picture } from "../../../lib/images/types";
import { basePath } from "../../../lib/site/base-path";

/**
 * Address of a format's narrowest file with at least `width` pixels, else of its widest.
 * @throws if the picture has no file of that format
 */
export function addressOf({ key, variants }: Picture, format: string, width: number): string {
  const files = variants
    .filter((variant) => variant.format === format)
    .toSorted((a, b) => a.width - b.width);
  const file = files.find((one) => one.width >= width) ?? files.at(-1);
  if (!file) throw new Error(`${key} has no ${format}.`);
  return basePath() + file.path;
}
