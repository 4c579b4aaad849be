import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { validatedCatalogue } from "../../../lib/content/check/validated/validated-catalogue";
import { recordUnfinished } from "../../../lib/site/build-cache/gatsby-cache";
import { stagesOf } from "../../../lib/site/build-cache/stages";
import { subsetFonts, usedCharacters } from "../../../lib/site/fonts/fonts";

/** Folder of the fonts in the site's styles. */
const FONTS = "src/ui/tokens/generated";

/** Records that Gatsby reads content now, subsets the fonts to it, and restores a file that Gatsby expects. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }) => {
  const root = store.getState().program.directory as string;
  if (process.env.gatsby_executing_command === "build") recordUnfinished(root);
  const characters = usedCharacters(validatedCatalogue(root));
  await subsetFonts(root, FONTS, characters, stagesOf(root));
  await restoreCopy(join(root, "public"));
};

/**
 * Restores the second copy of the 404 page, which the last build removed: an incremental build reads all earlier pages.
 */
async function restoreCopy(site: string): Promise<void> {
  const page = join(site, "404.html");
  const copy = join(site, "404", "index.html");
  if (!existsSync(page) || existsSync(copy)) return;
  await mkdir(join(site, "404"), { recursive: true });
  await copyFile(page, copy);
}
