import { buildSite } from "./lib/build.mjs";
import { installBrowser, installDependencies, installNginx } from "./lib/install.mjs";
import { runLocal } from "./lib/run.mjs";

const full = process.argv.includes("--full");

/** Jest by itself leaves one core idle: on two cores that is half of them. */
const ALL_CORES = "--maxWorkers=100%";

/** Every check in the order that finds a fault soonest. */
const steps = [
  ["dependencies", installDependencies],
  ["lint", () => runLocal("oxlint", "--deny-warnings")],
  ["format", () => runLocal("biome", "format")],
  ["content", () => runLocal("tsx", "scripts/content/index.ts", "check")],
  ["unit tests", () => runLocal("jest", ALL_CORES, "--selectProjects", "node", "browser")],
  ["build", buildSite],
  ["types", () => runLocal("tsc", "--noEmit")],
  ["built pages", () => runLocal("jest", ALL_CORES, "--selectProjects", "built")],
  ["nginx", installNginx],
  ["hosts", () => runLocal("jest", "--selectProjects", "hosts")],
  ["browser", installBrowser],
  ["browser tests", () => runLocal("playwright", "test")],
];
if (full) {
  steps.push(
    ["10,000 mixed requests at once", () => runLocal("tsx", "bench/api/index.ts")],
    ["image stage: time and reuse", () => runLocal("tsx", "bench/images/index.ts")],
    [
      "builds: the same again, and no more than changed",
      () => runLocal("tsx", "scripts/check-builds.ts"),
    ],
  );
}

const times = [];
let failed;
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  try {
    await step();
  } catch (error) {
    failed = name;
    console.error(`\n${name} failed: ${error.message}`);
    break;
  } finally {
    times.push([name, (Date.now() - start) / 1000]);
  }
}

console.log(
  `\n${times.map(([name, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join("\n")}`,
);
console.log(`\n${times.length - (failed ? 1 : 0)} passed, ${failed ? 1 : 0} failed`);
process.exitCode = failed ? 1 : 0;
