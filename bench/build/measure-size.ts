import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildReport } from "../../lib/site/report/build-report";
import { reportFile } from "../../lib/site/report/folder";
import { readCatalogue } from "../../lib/content/read/catalogue/read-catalogue";
import { listFiles } from "../../lib/content/read/list-files";
import { takeSnapshot } from "../../lib/content/read/snapshot";
import type { Project } from "../../test/builds/project";
import { medianOf } from "../median";
import { EDITS } from "./edits";
import type { Build, Kind, SizeFigures } from "./tables";
import { runBuild } from "./run-build";

const EDITED = ["json", "picture", "component"] as const;

/** Numbers of edits reserved for a size: its greatest number of runs. */
const EDIT_NUMBERS_OF_SIZE = 100;

export interface SizeOptions {
  times: number;
  day: string;
  cache: string;
  /** Builds of each kind; the median counts. */
  runs: number;
  /** Kinds to measure, besides those that they need. */
  kinds: readonly Kind[];
  onBuild?: (kind: Kind, build: Build) => void;
}

/**
 * Measures builds of a copy with `times` the content. Undoes each edit, followed by an unmeasured build, so that each
 * kind begins with an up-to-date site.
 */
export async function measureSize(project: Project, options: SizeOptions): Promise<SizeFigures> {
  const { root } = project;
  const { times, day, cache, runs, kinds, onBuild } = options;
  const builds: Partial<Record<Kind, Build>> = {};
  const measure = async (kind: Kind, before: (run: number) => void, known: Build[] = []) => {
    const measured = [...known];
    for (const build of known) onBuild?.(kind, build);
    for (let run = measured.length + 1; run <= runs; run++) {
      before(run);
      const build = await runBuild(root, cache);
      measured.push(build);
      onBuild?.(kind, build);
    }
    builds[kind] = medianOf(measured, (one, other) => one.seconds - other.seconds);
  };

  // A cold build must not encode pictures, so this one fills the cache.
  const first = await runBuild(root, cache);
  if (kinds.includes("cold")) {
    await measure("cold", () => project.clean(), encodedNothing(root) ? [first] : []);
  }
  if (kinds.includes("warm")) await measure("warm", () => {});
  let isUpToDate = true;
  for (const kind of EDITED) {
    if (!kinds.includes(kind)) continue;
    if (!isUpToDate) await runBuild(root, cache);
    const { file, change } = EDITS[kind];
    const text = project.read(file);
    // Another edit for each size: they share the cache of pictures.
    await measure(kind, (run) =>
      project.write(file, change(text, times * EDIT_NUMBERS_OF_SIZE + run)),
    );
    project.write(file, text);
    isUpToDate = false;
  }
  return {
    times,
    day,
    characters: readCatalogue(join(root, "content")).characters.length,
    records: listFiles(takeSnapshot(root)).records.length,
    pages: countPages(join(root, "public")),
    builds,
  };
}

function encodedNothing(root: string): boolean {
  const report = JSON.parse(readFileSync(reportFile(root, "report.json"), "utf8")) as BuildReport;
  return report.pictures.every(({ encoded }) => encoded === 0);
}

function countPages(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  ).length;
}
