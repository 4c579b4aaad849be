import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { readCatalogue } from "../../catalogue/read-catalogue";
import { colorRules } from "../color-rules";

/**
 * Writes the colour style sheet to the option `output`, from the content folder of the option
 * `content`. A sheet that is already right is left alone, so that bundles stay valid.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ store }, options) => {
  const root = store.getState().program.directory as string;
  const path = resolve(root, String(options.output));
  const css = colorRules(readCatalogue(resolve(root, String(options.content))));
  if (existsSync(path) && readFileSync(path, "utf8") === css) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, css);
};
