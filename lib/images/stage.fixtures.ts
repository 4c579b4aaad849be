import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";
import type { Drawing, PictureSource } from "./types";

/** So small that each format has one width: encoding takes time by the pixel. */
const SIDE = 80;

/** A small SVG: a red frame of 10 % around a disc on a ground of the given colour. */
export function discSvg(ground: string, width = SIDE, height = SIDE): string {
  const inner = `x="10%" y="10%" width="80%" height="80%" fill="${ground}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#ff0000"/><rect ${inner}/>` +
    `<circle cx="50%" cy="50%" r="15%" fill="#17131c"/></svg>`
  );
}

export const drawingOf = (svg: string): Drawing => ({ fingerprint: svg, draw: () => svg });

/** A square source of the profile "detail", which makes 80 pixels into 100. */
export function disc(
  key: string,
  ground: string,
  more: Partial<PictureSource> = {},
): PictureSource {
  const drawing = drawingOf(discSvg(ground));
  return { key, drawing, width: SIDE, height: SIDE, profile: "detail", ...more };
}

/** Folders for one test, removed by `remove`. */
export function temporaryFolders() {
  const root = temporaryFolder();
  return {
    root,
    publicDirectory: join(root, "public"),
    cacheDirectory: join(root, "cache"),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** The contents of all files below a folder by their relative path, in hexadecimal. */
export async function contentsOf(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(directory.length + 1), (await readFile(path)).toString("hex")] as const;
    }),
  );
  return Object.fromEntries(contents.sort(([a], [b]) => (a < b ? -1 : 1)));
}
