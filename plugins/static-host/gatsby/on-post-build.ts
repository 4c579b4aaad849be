import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { headerRules } from "../headers/header-rules";
import { inlineHashes } from "../headers/inline-hashes";
import { filesBelow, pathOfFile } from "../headers/site-paths";
import { toNginx } from "../headers/to-nginx";
import { beyondLimits, toUnderscoreHeaders } from "../headers/to-underscore-headers";

/** What Gatsby copies into every site: a library for scripts of others, of which there are none. */
const UNUSED = ["~partytown"];

/** The texts of the pages, one at a time: a large site does not fit into memory. */
function* textsOf(site: string, files: readonly string[]): Generator<string> {
  for (const file of files) {
    // Gatsby keeps parts of pages in a folder of its own; what of them is used stands in the pages.
    const isPage = file.endsWith(".html") && !file.startsWith("_gatsby/");
    if (isPage) yield readFileSync(join(site, file), "utf8");
  }
}

/** Writes the headers of the finished site, and takes out of it what no page uses. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store, reporter }, options) => {
  const root = store.getState().program.directory as string;
  const site = join(root, "public");
  const output = resolve(root, String(options.output));
  for (const name of UNUSED) await rm(join(site, name), { recursive: true, force: true });

  const files = filesBelow(site).filter((file) => file !== "_headers");
  const rules = headerRules(inlineHashes(textsOf(site, files)));

  const underscore = toUnderscoreHeaders(rules, files.map(pathOfFile));
  for (const excess of beyondLimits(underscore)) {
    reporter.warn(`public/_headers has ${excess}: too much for Cloudflare Pages.`);
  }
  const nginx = toNginx(rules);
  await mkdir(output, { recursive: true });
  await Promise.all([
    writeFile(join(site, "_headers"), underscore),
    writeFile(join(output, "headers.json"), `${JSON.stringify(rules, null, 2)}\n`),
    writeFile(join(output, "nginx-map.conf"), nginx.map),
    writeFile(join(output, "nginx-headers.conf"), nginx.headers),
  ]);
};
