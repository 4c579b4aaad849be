import { readFile } from "node:fs/promises";
import { checkContent } from "../../lib/content/check/check-content";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import { hasSnapshot, refreshSnapshot } from "../../lib/content/validated/refresh-snapshot";
import type { PictureSource } from "../../lib/images/types";
import { pictureSources } from "../../lib/pictures/posters/picture-sources";

/**
 * All pictures of the site, from the content that its last build used; in a fresh checkout from the
 * content as it is.
 * @throws if there was no build yet and the content is broken
 */
export async function siteSources(root: string): Promise<PictureSource[]> {
  if (!hasSnapshot(root)) {
    if (checkContent(takeSnapshot(root)).length > 0)
      throw new Error("npm run content check finds problems");
    refreshSnapshot(root);
  }
  return pictureSources(root);
}

/**
 * About `size` pictures, evenly spread within each profile. What is cut from one drawing stays
 * together, as the stage makes it together.
 */
export function sample(sources: readonly PictureSource[], size: number): PictureSource[] {
  const every = Math.max(1, Math.round(sources.length / size));
  const seen = new Map<string | undefined, number>();
  return families(sources)
    .filter(([first]) => {
      const count = seen.get(first?.profile) ?? 0;
      seen.set(first?.profile, count + 1);
      return count % every === 0;
    })
    .flat();
}

/** Sources by what they are cut from. */
export function families(sources: readonly PictureSource[]): PictureSource[][] {
  const byContent = new Map<string, PictureSource[]>();
  for (const source of sources) {
    const content = source.file ?? source.drawing?.fingerprint ?? "";
    const family = byContent.get(content);
    if (family) family.push(source);
    else byContent.set(content, [source]);
  }
  return [...byContent.values()];
}

/** The same sources with their SVGs drawn and their files read once, so that disks are warm. */
export async function drawn(sources: readonly PictureSource[]): Promise<PictureSource[]> {
  return Promise.all(
    sources.map(async (source) => {
      if (source.file !== undefined) await readFile(source.file);
      const svg = source.drawing?.draw();
      return svg === undefined
        ? source
        : { ...source, drawing: { fingerprint: svg, draw: () => svg } };
    }),
  );
}
