import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Compiler } from "webpack";
import { isOfflineOn } from "../lib/site/offline/is-offline-on";
import { WORKER } from "../lib/site/offline/names";

/** The part of every page that Gatsby puts its scripts into, and ours that takes its place. */
const SLICES = "public/_gatsby/slices";
const GATSBY_SLICE = "_gatsby-scripts";
const SCRIPTS_SLICE = "encore-scripts";

/**
 * HTML with the scripts of a build as data, for the boot script to load later (src/app/boot/inline/boot.ts), from
 * the HTML with which Gatsby would load them at once.
 * @throws Error where Gatsby's HTML is not of the known form
 */
export function scriptsSlice(gatsbyHtml: string): string {
  const hash = /___webpackCompilationHash="(\w+)"/.exec(gatsbyHtml)?.[1];
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(gatsbyHtml)?.[1];
  if (!hash || !mapping) throw new Error("Gatsby's scripts slice is not of the known form.");
  const data = JSON.stringify({
    webpackCompilationHash: hash,
    chunkMapping: JSON.parse(JSON.parse(mapping)),
    scripts: [...gatsbyHtml.matchAll(/<script src="([^"]+)" async>/g)].map((match) => match[1]),
    worker: isOfflineOn(process.env) ? WORKER : undefined,
  });
  return `<script id="boot-data" type="application/json">${data.replaceAll("<", "\\u003c")}</script>`;
}

/**
 * A webpack plugin that writes our slice whenever the scripts of the site at `root` have been built. It
 * comes after Gatsby's own plugin, which writes the slice that this one reads.
 */
export class ScriptsSlicePlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Pick<Compiler, "hooks">): void {
    compiler.hooks.done.tap({ name: "ScriptsSlicePlugin", stage: 100 }, () => {
      const folder = join(this.root, SLICES);
      const html = readFileSync(join(folder, `${GATSBY_SLICE}-1.html`), "utf8");
      const path = join(folder, `${SCRIPTS_SLICE}-1.html`);
      const slice = scriptsSlice(html);
      if (existsSync(path) && readFileSync(path, "utf8") === slice) return;
      writeFileSync(path, slice);
    });
  }
}
