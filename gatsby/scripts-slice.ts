import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../lib/files/write-whole";
import type { Compilation, Compiler } from "webpack";
import { basePath } from "../lib/site/base-path";
import { HASH_DIGITS } from "../lib/text/hash-digits";
import { sha256 } from "../lib/text/sha256";
import { isOfflineOn, WORKER } from "../lib/site/offline/names";

/** Slice of every page that lists its scripts, in place of Gatsby's, which would load them at once. */
const SLICE = "public/_gatsby/slices/encore-scripts-1.html";

export interface ScriptsSlice {
  /** HTML that lists the scripts as data, for the boot script to load later. */
  html: string;
  /** The first script, which prepares for Gatsby's. It is long, so it is not inline. */
  start: { file: string; text: string };
}

interface Group {
  readonly name?: string | null;
  readonly chunks: readonly { readonly files: Iterable<string> }[];
}

export interface Scripts {
  readonly hash: string;
  readonly groups: readonly Group[];
  /** Address of the files' folder, with a trailing slash. */
  readonly folder: string;
}

const ENTRY = "app";

/**
 * Lists a build's scripts as data (src/app/boot/inline).
 * @param prelude code to run before Gatsby's
 * @throws Error without a chunk group of every page
 */
export function scriptsSlice({ hash, groups, folder }: Scripts, prelude = ""): ScriptsSlice {
  const entry = groups.find(({ name }) => name === ENTRY);
  if (!entry) throw new Error("The scripts of every page were not found among the chunks.");
  const chunks = JSON.stringify(chunksOfPages(groups));
  const text = `${prelude}window.___webpackCompilationHash="${hash}";window.___chunkMapping=${chunks};\n`;
  const file = `start-${sha256(text).slice(0, HASH_DIGITS)}.js`;
  const scripts = [file, ...filesOf(entry).filter((one) => one.endsWith(".js"))];
  const data = JSON.stringify({
    scripts: scripts.map((one) => folder + one),
    worker: isOfflineOn(process.env) ? basePath() + WORKER : undefined,
  });
  return {
    html: `<script id="boot-data" type="application/json">${data.replaceAll("<", "\\u003c")}</script>`,
    start: { file, text },
  };
}

const filesOf = ({ chunks }: Group): string[] => chunks.flatMap(({ files }) => [...files]);

/** Files that Gatsby's loader looks up: those of pages' components, named after their chunk. */
const chunksOfPages = (groups: readonly Group[]) =>
  Object.fromEntries(
    groups.flatMap((group) => {
      const name = group.name ?? "";
      if (!name.startsWith("component---")) return [];
      const files = filesOf(group).filter((one) => one.startsWith(name) && !one.endsWith(".map"));
      return [[name, files.map((one) => `/${one}`)]];
    }),
  );

/**
 * Webpack plugin that writes the slice and its first script after each build of the scripts. Apply it after the plugin
 * that names the build.
 */
export class ScriptsSlicePlugin {
  constructor(
    private readonly root: string,
    private readonly prelude: string,
  ) {}

  apply({ hooks, webpack }: Pick<Compiler, "hooks" | "webpack">): void {
    hooks.done.tap("ScriptsSlicePlugin", ({ compilation }: { compilation: Compilation }) => {
      const { hash = "", chunkGroups: groups, outputOptions } = compilation;
      const folder = String(outputOptions.publicPath);
      const { html, start } = scriptsSlice({ hash, groups, folder }, this.prelude);
      writeIfChanged(join(this.root, SLICE), html);
      writeIfChanged(join(this.root, "public", start.file), start.text);
      // Adds it to the compilation, so that later stages keep or remove it like other assets.
      compilation.emitAsset(start.file, new webpack.sources.RawSource(start.text));
    });
  }
}

function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeWhole(path, text);
}
