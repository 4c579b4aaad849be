import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { followFolders } from "../../content-contract/mirror/follow-folders";
import { campaignColorRules, colorRules, venueColorRules } from "../color-rules";

/** The style sheets by their names. Every page has the first; the others belong to pages of a kind. */
const SHEETS = {
  "colors.css": colorRules,
  "campaign-colors.css": campaignColorRules,
  "venue-colors.css": venueColorRules,
};

/**
 * Writes the colour style sheets to the folder of the option `output`, from the content folder of the
 * option `content`; in develop again whenever that changes.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (
  { store, reporter },
  options,
) => {
  const root = store.getState().program.directory as string;
  const content = resolve(root, String(options.content));
  const output = resolve(root, String(options.output));
  writeSheets(content, output);
  if (process.env.gatsby_executing_command !== "develop") return;
  await followFolders([content], () => {
    try {
      writeSheets(content, output);
    } catch (error) {
      reporter.error("The colours could not be written anew.", error as Error);
    }
  });
};

/** Writes what has changed: a sheet that is already right is left alone, so that bundles stay valid. */
function writeSheets(content: string, folder: string): void {
  const catalogue = readCatalogue(content);
  mkdirSync(folder, { recursive: true });
  for (const [name, rules] of Object.entries(SHEETS)) {
    const path = join(folder, name);
    const css = rules(catalogue);
    if (!existsSync(path) || readFileSync(path, "utf8") !== css) writeFileSync(path, css);
  }
}
