import { join } from "node:path";
import { writeWhole } from "../../../lib/files/write-whole";
import type { GatsbyNode } from "gatsby";
import { contentFolder } from "../../../lib/content/check/validated/content-folder";
import { validatedCatalogue } from "../../../lib/content/check/validated/validated-catalogue";
import { watchFolders } from "../../../lib/content/check/validated/watch-folders";
import { COLORS_ADDRESS } from "../../../lib/site/addresses";
import { colorRules } from "../../../lib/site/colors/color-rules";

/** In develop: writes the style sheet of colours, and again after each change of the content. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, reporter }) => {
  if (process.env.gatsby_executing_command !== "develop") return;
  const root = store.getState().program.directory as string;
  const content = contentFolder(root);
  const write = () => {
    const path = join(root, "public", COLORS_ADDRESS);
    writeWhole(path, colorRules(validatedCatalogue(root)));
  };
  write();
  await watchFolders([content], () => {
    try {
      write();
    } catch (error) {
      reporter.error("The colours could not be written again.", error as Error);
    }
  });
};
