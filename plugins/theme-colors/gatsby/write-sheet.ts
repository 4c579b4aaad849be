import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { PluginOptions, Store } from "gatsby";
import { readCatalogue } from "../../../lib/content/catalogue/read-catalogue";
import { COLORS_ADDRESS } from "../../../lib/site/colors/address";
import { colorRules } from "../../../lib/site/colors/color-rules";

/** The folder of the option `content`. */
export function contentOf(store: Store, options: PluginOptions): string {
  return resolve(store.getState().program.directory as string, String(options.content));
}

/**
 * Writes the style sheet into the site, unless the one there is right.
 * @param content the folder to read
 */
export function writeSheet(store: Store, content: string): void {
  const path = join(store.getState().program.directory as string, "public", COLORS_ADDRESS);
  const css = colorRules(readCatalogue(content));
  if (existsSync(path) && readFileSync(path, "utf8") === css) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, css);
}
