import { existsSync } from "node:fs";
import { buildSite } from "./lib/build.mjs";
import { baseOfChange } from "./lib/base-of-change.mjs";
import { installDependencies, installPrograms } from "./lib/install.mjs";
import { say } from "./lib/say.mjs";
import { dependencyCommand, run, runQuietly } from "./lib/run.mjs";
import { runSteps, stepsTable } from "./lib/steps.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("test");
const isFull = process.argv.includes("--full");
const isQuick = process.argv.includes("--quick");
const isContent = process.argv.includes("--content");

/** By default Jest leaves one core idle, which is half of two. */
const ALL_CORES = "--maxWorkers=100%";

/** Projects of jest.config.mjs that need no build. */
const UNIT = ["node", "postgres", "browser"];

/** A step that runs a dependency's program; its output is shown if it fails. */
const step = (name, ...command) => ({
  name,
  run: () => runQuietly(...dependencyCommand(...command)),
});

/** A step with unit tests; those that passed only at the second try are named. */
const jestStep = (name, ...parameters) => ({
  name,
  run: () =>
    runQuietly(...dependencyCommand("jest", ...parameters), {
      onLine: (line) => {
        if (line.includes("LOGGING RETRY ERRORS")) say(`Flaky:${line.split("RETRY ERRORS")[1]}`);
      },
    }),
});

/** A step that shows its output as it comes. */
const shownStep = (name, ...command) => ({
  name,
  run: () => run(...dependencyCommand(...command)),
});

const dependencies = {
  name: "dependencies",
  run: () => installDependencies(".", { isForTests: true }),
};
const lint = step("lint", "oxlint", "--deny-warnings");
const imports = step("imports", "oxlint", "--deny-warnings", "-c", "oxlint.imports.mjs");
const format = step("format", "biome", "format");
const content = {
  name: "content",
  run: () => runQuietly(process.execPath, ["scripts/content.mjs", "check"]),
};
const types = step("types", "tsc", "--noEmit");

const build = {
  name: "build",
  run: () => buildSite({ isQuick: !isFull, hasFunctions: true }),
};
const builtPages = jestStep("built pages", "--selectProjects", "built");
const hosts = jestStep("hosts", "--selectProjects", "hosts");

const programs = { name: "nginx and browser", run: installPrograms };

const after = (names, ...steps) => steps.map((one) => ({ ...one, after: names }));

const inTurn = (names, ...steps) =>
  steps.flatMap((one, index) => after(index === 0 ? names : [steps[index - 1].name], one));

/** Fast checks first. Bundlers, and tests that wait for pages, leave CPU time for other steps. */
const defaultSteps = [
  dependencies,
  programs,
  ...after(["dependencies"], lint, imports, format, content),
  ...after(
    ["lint", "imports", "format", "content"],
    build,
    jestStep("unit tests", ALL_CORES, "--selectProjects", ...UNIT),
  ),
  ...after(["build", "nginx and browser"], shownStep("browser tests", "playwright", "test")),
  // Each uses one core: two at a time.
  ...inTurn(
    ["build", "unit tests"],
    types,
    step("live content, edited", "tsx", "test/live/index.ts"),
  ),
  ...inTurn(["build", "nginx and browser", "unit tests"], builtPages, hosts),
];

const slowSteps = inTurn(
  defaultSteps.map(({ name }) => name),
  shownStep("10,000 mixed requests at once", "tsx", "bench/api/index.ts"),
  shownStep("four servers on a PostgreSQL that fails", "tsx", "test/load/trials.ts"),
  shownStep("builds: the same again, and no more than changed", "tsx", "test/builds/index.ts"),
  shownStep("a build below a path, visited", "tsx", "test/below-path/index.ts"),
  shownStep("develop: a page, and an edit of it", "tsx", "test/develop/index.ts"),
);

/** Steps before a change of content alone is published: `npm run test:content`. */
const contentSteps = inTurn([], dependencies, content, build, programs, builtPages, hosts);

function quick() {
  const steps = [lint, imports, format, content];
  if (existsSync("src/gatsby-types.d.ts") && existsSync("src/ui/tokens/generated"))
    steps.push(types);
  else say("Types are not checked: they need files that a build makes (npm run build).");
  const base = baseOfChange();
  if (base.commit) {
    say(`Unit tests of what differs from ${base.name} (${base.commit.slice(0, 10)}).`);
    const words = ["--selectProjects", ...UNIT, "--changedSince", base.commit];
    steps.push(jestStep("unit tests", ALL_CORES, "--passWithNoTests", ...words));
  } else say(`No unit tests (npm run unit runs them all): ${base.fault}`);
  return [dependencies, ...after(["dependencies"], ...steps)];
}

const steps = isContent
  ? contentSteps
  : isQuick
    ? quick()
    : [...defaultSteps, ...(isFull ? slowSteps : [])];
const results = await runSteps(steps);
console.log(`\n${stepsTable(results)}`);
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
