import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Build } from "./tables";

/** Gatsby's output of a build (scripts/lib/build.mjs). */
const LOG = ".report/build.log";

/** Characters shown of a failed build's output. */
const SHOWN = 3_000;

/**
 * Builds the project at `root` with its script `build`, as npm does, and measures the command.
 * @param cache folder of encoded pictures
 * @throws with the end of its output if the build fails
 */
export async function runBuild(root: string, cache: string): Promise<Build> {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: { build: string };
  };
  const started = performance.now();
  const build = spawn(scripts.build, {
    cwd: root,
    shell: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
      ENCORE_CACHE: cache,
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
    },
  });
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      output += text;
    });
  }
  const code = await new Promise((resolve, reject) => {
    build.on("error", reject);
    build.on("close", (status, signal) => resolve(status ?? signal));
  });
  const seconds = (performance.now() - started) / 1_000;
  if (code !== 0) throw new Error(`The build failed (${code}):\n${output.slice(-SHOWN)}`);
  return { seconds, ...readLog(readFileSync(join(root, LOG), "utf8")) };
}

/** `success run page queries - 2.345s - 60/60 25.6/s`: a stage, its seconds, and its progress. */
const STAGE = /^success (.+?) - ([\d.]+)s(?: - (\d+)\/\d+)?/;

const RENDERING = "Building static HTML for pages";

/** Parses Gatsby's log; stages of the same name are added up, and other lines ignored. */
export function readLog(text: string): Pick<Build, "stages" | "rendered"> {
  const stages: Record<string, number> = {};
  let rendered = 0;
  for (const line of text.split("\n")) {
    const [, name, seconds, count] = STAGE.exec(line) ?? [];
    if (name === undefined) continue;
    stages[name] = (stages[name] ?? 0) + Number(seconds);
    if (name === RENDERING) rendered += Number(count ?? 0);
  }
  return { stages, rendered };
}
