import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "../../plugins/catalogue/read-catalogue";
import { listFiles } from "../../plugins/content-contract/read/list-files";
import { type Edit, EDITS } from "./edits";
import type { Build, Kind, SizeFigures } from "./figures";
import { medianBuild } from "./median-build";
import { runBuild } from "./run-build";

/** What builds leave behind; without it a build is cold. */
const BUILT = [".cache", "public", ".content", ".report"];

/** How a size is measured. */
export interface SizeOptions {
  times: number;
  /** Folder of encoded pictures. */
  cache: string;
  /** How many builds of a kind are measured; the median counts. */
  runs: (kind: Kind) => number;
  /** The kinds of builds that are measured, besides those that they need. */
  kinds: readonly Kind[];
  /** Told of each build that was measured. */
  onBuild?: (kind: Kind, build: Build) => void;
}

/**
 * Measures builds of the project at `root`, a copy that holds `times` the content. Every edit is undone,
 * and a build that is not measured follows it, so that each kind begins with a site that is up to date.
 */
export async function measureSize(root: string, options: SizeOptions): Promise<SizeFigures> {
  const { times, cache, runs, kinds, onBuild } = options;
  const builds: Partial<Record<Kind, Build>> = {};
  const measure = async (kind: Kind, before: (run: number) => void) => {
    if (!kinds.includes(kind)) return;
    const measured: Build[] = [];
    for (let run = 1; run <= runs(kind); run++) {
      before(run);
      const build = await runBuild(root, cache);
      measured.push(build);
      onBuild?.(kind, build);
    }
    builds[kind] = medianBuild(measured);
  };

  // Draws and encodes what the cache lacks, so that no other build has to.
  await runBuild(root, cache);
  await measure("cold", () => removeBuilt(root));
  await measure("warm", () => {});
  for (const kind of ["json", "picture", "component"] as const) {
    if (!kinds.includes(kind)) continue;
    const undo = remember(root, EDITS[kind]);
    await measure(kind, (run) => apply(root, EDITS[kind], undo.text, run));
    undo.restore();
    await runBuild(root, cache);
  }
  return {
    times,
    characters: readCatalogue(join(root, "content")).characters.length,
    records: listFiles(root).records.length,
    pages: countPages(join(root, "public")),
    builds,
  };
}

function removeBuilt(root: string): void {
  for (const folder of BUILT) rmSync(join(root, folder), { recursive: true, force: true });
}

function remember(root: string, { file }: Edit) {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  return { text, restore: () => writeFileSync(path, text) };
}

function apply(root: string, { file, change }: Edit, text: string, run: number): void {
  writeFileSync(join(root, file), change(text, run));
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  ).length;
}
