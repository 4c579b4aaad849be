import { join } from "node:path";
import type { Compiler } from "webpack";
import { stagesOf } from "./stages";

/** A finished run of webpack, as far as it says what it wrote. */
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

/** A webpack plugin that keeps a run's list of files, by which others are known to be left over. */
export class BundledFilesPlugin {
  constructor(
    private readonly root: string,
    private readonly run: keyof typeof BUNDLES,
  ) {}

  apply({ hooks }: Pick<Compiler, "hooks">): void {
    hooks.done.tap("BundledFilesPlugin", ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      stagesOf(this.root).keep(this.run, "", bundledFiles(compilation, this.run), undefined);
    });
  }
}
