import type { GatsbyNode } from "gatsby";
import { followFolders } from "../../../lib/content/mirror/follow-folders";
import { contentOf, writeSheet } from "./write-sheet";

/** In develop: writes the style sheet, and again whenever the content changes. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (
  { store, reporter },
  options,
) => {
  if (process.env.gatsby_executing_command !== "develop") return;
  const content = contentOf(store, options);
  writeSheet(store, content);
  await followFolders([content], () => {
    try {
      writeSheet(store, content);
    } catch (error) {
      reporter.error("The colours could not be written anew.", error as Error);
    }
  });
};
