import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Build } from "./figures";
import { readLog } from "./gatsby-log";

/** Where a build leaves what Gatsby printed (scripts/lib/build.mjs). */
const LOG = ".report/build.log";

/** How much of the output of a failed build is shown, characters. */
const SHOWN = 3_000;

/**
 * Builds the project at `root` by the command of its script `build`, as npm would run it, and measures
 * it from the command's start to its end.
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
