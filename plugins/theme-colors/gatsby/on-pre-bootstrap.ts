import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { campaignColorRules, colorRules, venueColorRules } from "../color-rules";

/** The style sheets by their names. Every page has the first; the others belong to pages of a kind. */
const SHEETS = {
  "colors.css": colorRules,
  "campaign-colors.css": campaignColorRules,
  "venue-colors.css": venueColorRules,
};

/**
 * Writes the colour style sheets to the folder of the option `output`, from the content folder of the
 * option `content`. A sheet that is already right is left alone, so that bundles stay valid.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }, options) => {
  const root = store.getState().program.directory as string;
  const folder = resolve(root, String(options.output));
  const catalogue = readCatalogue(resolve(root, String(options.content)));
  mkdirSync(folder, { recursive: true });
  for (const [name, rules] of Object.entries(SHEETS)) {
    const path = join(folder, name);
    const css = rules(catalogue);
    if (!existsSync(path) || readFileSync(path, "utf8") !== css) writeFileSync(path, css);
  }
};
