import { join } from "node:path";
import type { Compiler } from "webpack";
import { stagesOf } from "./stages";

/** The part of a finished run of webpack that lists its output. */
interface Compilation {
  getAssets(): readonly { readonly name: string }[];
}

/** The two runs of a build: that for what pages load, and that for what renders them; each is a stage of this name. */
export const BUNDLES = {
  scripts: "public",
  renderer: ".cache/page-ssr/routes",
} as const;

/** The files that a run wrote, by their paths from the project's root. */
export function bundledFiles(compilation: Compilation, run: keyof typeof BUNDLES): string[] {
  // The renderer's pictures and fonts lead out of its folder, into that of the site.
  const names = compilation
    .getAssets()
    .map(({ name }) => join(BUNDLES[run], name.split("?")[0] ?? ""));
  return [...new Set(names)];
}

/** Webpack plugin that stores a run's list of files, so that left-over ones can be found. */
export class BundledFilesPlugin {
  constructor(
    private readonly root: string,
    private readonly run: keyof typeof BUNDLES,
  ) {}

  apply({ hooks }: Pick<Compiler, "hooks">): void {
    hooks.done.tap("BundledFilesPlugin", ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      // Without inputs, since only the outputs are read again.
      stagesOf(this.root).store(this.run, "", bundledFiles(compilation, this.run), undefined);
    });
  }
}
