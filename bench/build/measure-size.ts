import { readdirSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "../../plugins/catalogue/read-catalogue";
import { listFiles } from "../../plugins/content-contract/read/list-files";
import type { Project } from "../../scripts/full/project";
import { EDITS } from "./edits";
import type { Build, Kind, SizeFigures } from "./figures";
import { medianBuild } from "./median-build";
import { runBuild } from "./run-build";

/** How a size is measured. */
export interface SizeOptions {
  times: number;
  /** The day of the site that is measured. */
  day: string;
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
 * Measures builds of a project, a copy that holds `times` the content. Every edit is undone, and a build
 * that is not measured follows it, so that each kind begins with a site that is up to date.
 */
export async function measureSize(project: Project, options: SizeOptions): Promise<SizeFigures> {
  const { root } = project;
  const { times, day, cache, runs, kinds, onBuild } = options;
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
  await measure("cold", () => project.clean());
  await measure("warm", () => {});
  for (const kind of ["json", "picture", "component"] as const) {
    if (!kinds.includes(kind)) continue;
    const { file, change } = EDITS[kind];
    const text = project.read(file);
    await measure(kind, (run) => project.write(file, change(text, run)));
    project.write(file, text);
    await runBuild(root, cache);
  }
  return {
    times,
    day,
    characters: readCatalogue(join(root, "content")).characters.length,
    records: listFiles(root).records.length,
    pages: countPages(join(root, "public")),
    builds,
  };
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  ).length;
}
