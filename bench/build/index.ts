import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { defaultCacheDirectory } from "../../lib/images/cache";
import { commitDay, machine, warnIfBusy, writeGenerated } from "../report";
import { MAX_COPIES } from "../scale/names";
import { copyProject } from "../scale/copy-project";
import {
  type BuildFigures,
  generatedSection,
  KIND_NAMES,
  KINDS,
  renderedTable,
  seconds,
  type SizeFigures,
  timesTable,
  withSizes,
} from "./tables";
import { measureSize } from "./measure-size";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";

helpIfAsked("bench:build");

const ROOT = resolve(__dirname, "../..");
const DOCS = join(ROOT, "docs");
const FIGURES = join(DOCS, "build-times.json");

/** Builds of a kind, unless `--runs` is given; a copy with more content is built once. */
const RUNS = 3;

/**
 * `npm run bench:build -- [--sizes 1,10,100] [--runs N] [--kinds cold,json] [--write]`: measures builds of copies of
 * the project, in a temporary folder, with multiples of the content. `--write` updates the figures of these sizes in
 * docs.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: "string", default: "1,10,100" },
      runs: { type: "string" },
      kinds: { type: "string", default: KINDS.join(",") },
      write: { type: "boolean", default: false },
    },
  });
  const runsOption =
    values.runs === undefined ? undefined : wholeNumber("--runs", values.runs, 100);
  const sizes = values.sizes.split(",").map((size) => wholeNumber("--sizes", size, MAX_COPIES));
  const kinds = values.kinds.split(",").map((name) => {
    const kind = KINDS.find((one) => one === name);
    if (!kind) throw new Error(`--kinds has “${name}”; there are ${KINDS.join(", ")}.`);
    return kind;
  });

  warnIfBusy();
  const folder = mkdtempSync(join(tmpdir(), "encore-bench-"));
  const measured: SizeFigures[] = [];
  try {
    const cache = join(folder, "cache");
    const known = dirname(defaultCacheDirectory());
    if (existsSync(known)) cpSync(known, cache, { recursive: true, preserveTimestamps: true });
    for (const times of sizes) {
      const root = join(folder, `${times}`);
      const size = await measureSize(copyProject(ROOT, root, times), {
        times,
        day: commitDay(),
        cache,
        runs: runsOption ?? (times === 1 ? RUNS : 1),
        kinds,
        onBuild: (kind, build) =>
          console.log(
            `${times} ×, ${KIND_NAMES[kind]}: ${seconds(build.seconds)}, ${build.rendered} pages rendered`,
          ),
      });
      measured.push(size);
      rmSync(root, { recursive: true });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }

  console.log(`\n${timesTable(measured)}\n\n${renderedTable(measured)}`);
  if (values.write) write(measured);
}

function write(measured: readonly SizeFigures[]): void {
  const before: BuildFigures = existsSync(FIGURES)
    ? (JSON.parse(readFileSync(FIGURES, "utf8")) as BuildFigures)
    : { machine: "", sizes: [] };
  const figures: BuildFigures = {
    ...withSizes(before, measured),
    machine: machine(),
  };
  writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  writeGenerated("bench:build", generatedSection(figures));
}

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new Error(`${option} has “${text}”; whole numbers from 1 to ${most} are allowed.`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
