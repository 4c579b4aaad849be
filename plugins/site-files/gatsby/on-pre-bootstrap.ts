import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { validatedCatalogue } from "../../../lib/content/check/validated/validated-catalogue";
import { subsetFonts, usedCharacters } from "../../../lib/site/fonts/fonts";

/** Where the styles of the site look for its fonts. */
const FONTS = "src/ui/tokens/generated";

/** Cuts the fonts down to the words of the content, and puts back what Gatsby looks for. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }) => {
  const root = store.getState().program.directory as string;
  const characters = usedCharacters(validatedCatalogue(root));
  await subsetFonts(root, join(root, FONTS), characters);
  await restoreCopy(join(root, "public"));
};

/**
 * Puts the second copy of the page for unknown addresses back, which the last build took out at its end:
 * where Gatsby renders only what has changed, it reads all pages of the build before.
 */
async function restoreCopy(site: string): Promise<void> {
  const page = join(site, "404.html");
  const copy = join(site, "404", "index.html");
  if (!existsSync(page) || existsSync(copy)) return;
  await mkdir(join(site, "404"), { recursive: true });
  await copyFile(page, copy);
}
