import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../lib/files/write-whole";
import type { Compiler } from "webpack";
import { basePath } from "../lib/site/base-path";
import { HASH_DIGITS } from "../lib/text/hash-digits";
import { sha256 } from "../lib/text/sha256";
import { isOfflineOn, WORKER } from "../lib/site/offline/names";

/** The part of every page that Gatsby puts its scripts into, and ours that takes its place. */
const SLICES = "public/_gatsby/slices";
const GATSBY_SLICE = "_gatsby-scripts";
const SCRIPTS_SLICE = "encore-scripts";

/** What pages are told of a build's scripts. */
export interface ScriptsSlice {
  /** HTML that names the scripts as data, for the boot script to load later. */
  html: string;
  /** The first of them, which only does and says what has to be before Gatsby's. It is long, so no page holds it. */
  start: { file: string; text: string };
}

/**
 * The scripts of a build as data (src/app/boot/inline), from the HTML with which Gatsby would load them at
 * once.
 * @param before what runs before Gatsby's
 * @throws Error where Gatsby's HTML is not of the known form
 */
export function scriptsSlice(gatsbyHtml: string, before = ""): ScriptsSlice {
  const hash = /___webpackCompilationHash="(\w+)"/.exec(gatsbyHtml)?.[1];
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*");/.exec(gatsbyHtml)?.[1];
  const scripts = [...gatsbyHtml.matchAll(/<script src="([^"]+)" async>/g)].map(
    ([, address = ""]) => address,
  );
  const [first] = scripts;
  if (!hash || !mapping || first === undefined)
    throw new Error("Gatsby's scripts slice is not of the known form.");
  const chunks = JSON.stringify(chunksOfPages(JSON.parse(mapping)));
  const text = `${before}window.___webpackCompilationHash="${hash}";window.___chunkMapping=${chunks};\n`;
  const file = `start-${sha256(text).slice(0, HASH_DIGITS)}.js`;
  const folder = first.slice(0, first.lastIndexOf("/") + 1);
  const data = JSON.stringify({
    scripts: [folder + file, ...scripts],
    worker: isOfflineOn(process.env) ? basePath() + WORKER : undefined,
  });
  return {
    html: `<script id="boot-data" type="application/json">${data.replaceAll("<", "\\u003c")}</script>`,
    start: { file, text },
  };
}

/** What Gatsby's loader looks up: the files of pages' components. It knows those of all other chunks besides. */
const chunksOfPages = (mapping: string) =>
  Object.fromEntries(
    Object.entries(JSON.parse(mapping)).filter(([name]) => name.startsWith("component---")),
  );

/**
 * A webpack plugin that writes our slice and its first script whenever the scripts of the site at `root` have been
 * built. It comes after Gatsby's own plugin, which writes the slice that this one reads.
 */
export class ScriptsSlicePlugin {
  constructor(
    private readonly root: string,
    private readonly before: string,
  ) {}

  apply({ hooks, webpack }: Pick<Compiler, "hooks" | "webpack">): void {
    hooks.done.tap({ name: "ScriptsSlicePlugin", stage: 100 }, ({ compilation }) => {
      const folder = join(this.root, SLICES);
      const { html, start } = scriptsSlice(
        readFileSync(join(folder, `${GATSBY_SLICE}-1.html`), "utf8"),
        this.before,
      );
      writeIfOther(join(folder, `${SCRIPTS_SLICE}-1.html`), html);
      writeIfOther(join(this.root, "public", start.file), start.text);
      // Stages that keep or clear the files of this run find it in the list.
      compilation.emitAsset(start.file, new webpack.sources.RawSource(start.text));
    });
  }
}

function writeIfOther(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeWhole(path, text);
}
