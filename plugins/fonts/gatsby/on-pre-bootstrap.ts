import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { subsetFonts } from "../../../lib/site/fonts/subset-fonts";
import { usedCharacters } from "../../../lib/site/fonts/used-characters";

/** Writes the fonts of the option `output` for the words of the option `content`. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }, options) => {
  const root = store.getState().program.directory as string;
  const characters = usedCharacters(readCatalogue(resolve(root, String(options.content))));
  await subsetFonts(root, resolve(root, String(options.output)), characters);
};
