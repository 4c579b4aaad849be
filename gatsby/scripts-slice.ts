import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../lib/files/write-whole";
import type { Compilation, Compiler } from "webpack";
import { basePath } from "../lib/site/base-path";
import { HASH_DIGITS } from "../lib/text/hash-digits";
import { sha256 } from "../lib/text/sha256";
import { isOfflineOn, WORKER } from "../lib/site/offline/names";

/** The slice of every page that names its scripts, in place of Gatsby's own, which would load them at once. */
const SLICE = "public/_gatsby/slices/encore-scripts-1.html";

/** What pages are told of a build's scripts. */
export interface ScriptsSlice {
  /** HTML that names the scripts as data, for the boot script to load later. */
  html: string;
  /** The first of them, which only does and says what has to be before Gatsby's. It is long, so no page holds it. */
  start: { file: string; text: string };
}

/** A group of chunks, as far as it is read here. */
interface Group {
  readonly name?: string | null;
  readonly chunks: readonly { readonly files: Iterable<string> }[];
}

/** A run of webpack for the scripts. */
export interface Scripts {
  /** Name of the build. */
  readonly hash: string;
  readonly groups: readonly Group[];
  /** The folder of the files, as an address that ends with a slash. */
  readonly folder: string;
}

/** The group of the chunks that every page loads. */
const ENTRY = "app";

/**
 * The scripts of a build as data (src/app/boot/inline).
 * @param before what runs before Gatsby's
 * @throws Error if no chunk is every page's
 */
export function scriptsSlice({ hash, groups, folder }: Scripts, before = ""): ScriptsSlice {
  const entry = groups.find(({ name }) => name === ENTRY);
  if (!entry) throw new Error("The scripts of every page were not found among the chunks.");
  const chunks = JSON.stringify(chunksOfPages(groups));
  const text = `${before}window.___webpackCompilationHash="${hash}";window.___chunkMapping=${chunks};\n`;
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

/** The files that Gatsby's loader looks up: those of pages' components, which are named after their chunk. */
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
 * A webpack plugin that writes our slice and its first script whenever the scripts of the site at `root` have been
 * built. It comes after the one that names the build.
 */
export class ScriptsSlicePlugin {
  constructor(
    private readonly root: string,
    private readonly before: string,
  ) {}

  apply({ hooks, webpack }: Pick<Compiler, "hooks" | "webpack">): void {
    hooks.done.tap("ScriptsSlicePlugin", ({ compilation }: { compilation: Compilation }) => {
      const { hash = "", chunkGroups: groups, outputOptions } = compilation;
      const folder = String(outputOptions.publicPath);
      const { html, start } = scriptsSlice({ hash, groups, folder }, this.before);
      writeIfOther(join(this.root, SLICE), html);
      writeIfOther(join(this.root, "public", start.file), start.text);
      // Stages that keep or clear the files of this run find it in the list.
      compilation.emitAsset(start.file, new webpack.sources.RawSource(start.text));
    });
  }
}

function writeIfOther(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeWhole(path, text);
}
