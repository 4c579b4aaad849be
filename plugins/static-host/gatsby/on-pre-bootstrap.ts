import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";

/**
 * Puts the second copy of the page for unknown addresses back, which the last build took out at its end:
 * where Gatsby renders only what has changed, it reads all pages of the build before.
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ store }) => {
  const site = join(store.getState().program.directory as string, "public");
  const page = join(site, "404.html");
  const copy = join(site, "404", "index.html");
  if (!existsSync(page) || existsSync(copy)) return;
  await mkdir(join(site, "404"), { recursive: true });
  await copyFile(page, copy);
};
