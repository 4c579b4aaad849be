import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { withBuildLock } from "./build-lock.mjs";
import { reportStages } from "./build-stages.mjs";
import { bundlePlugins, loadBundled } from "./bundle.mjs";
import { assertValidFolder } from "./folder-name.mjs";
import { failureReasons, formatLine } from "./gatsby-log.mjs";
import { environment, runQuietly } from "./run.mjs";
import { say } from "./say.mjs";
import { systemErrorIn } from "./system-fault.mjs";

const { patchesOn } = createRequire(import.meta.url)("../../plugins/gatsby-patches/switch.cjs");

/** Gatsby with our patches preloaded. */
const GATSBY_BUILD = [
  "--require=./scripts/lib/end-with-command.cjs",
  "--require=./plugins/gatsby-patches/preload/compile-fast.cjs",
  "node_modules/gatsby/cli.js",
  "build",
];

/** Gatsby's output of the last build. */
export const LOG = ".report/build.log";

export const isFirstBuild = () => !existsSync(".cache") || !existsSync("public");

/**
 * Builds the site: `gatsby build` with our patches (plugins/gatsby-patches). Prints the progress and a summary;
 * Gatsby's output goes to {@link LOG}.
 * @param {object} [options] defaults for environment variables
 * @param {boolean} [options.isQuick] true to encode missing pictures quickly (ENCORE_PICTURES)
 * @param {boolean} [options.hasFunctions] true to build functions, as our own server runs them (GATSBY_FUNCTIONS)
 * @returns {Promise<void>} rejects if the build fails, with the reason as its message
 */
export async function buildSite({ isQuick = false, hasFunctions = false } = {}) {
  assertValidFolder();
  await withBuildLock("A build", (lock) => build(isQuick, hasFunctions, lock));
}

async function build(isQuick, hasFunctions, lock) {
  const start = Date.now();
  const settings = {
    GATSBY_LOGGER: "json",
    NO_COLOR: "1",
    ENCORE_PICTURES: isQuick ? "quick" : "real",
    GATSBY_FUNCTIONS: hasFunctions ? "on" : "off",
    ENCORE_CONTENT: "stdin",
    // Caches compiled code, from Node 22.1 on.
    NODE_COMPILE_CACHE: ".cache/node",
    // With two cores Gatsby would start one process for queries and wait for it; it is faster without.
    ...(availableParallelism() > 2 ? {} : { GATSBY_CPU_COUNT: "1" }),
  };
  const last = await loadBundled("scripts/lib/last-build.ts");
  const warning = last.checkSettings(environment, ".");
  if (warning) say(warning);
  const base = last.basePath(environment);
  const fault = last.dropUnusableCache(".", last.isDamaged("."), base);
  if (fault) say(`${fault}: building from nothing.`);
  const seconds = () => (Date.now() - start) / 1_000;
  const inputs = last.inputsOf(".", { ...settings, ...environment });
  if (last.isUnchanged(".", inputs)) {
    last.reportUnchanged(".", last.commitOf("."));
    const words = `Nothing has changed since the last build: ${builtCounts()}.`;
    keepLog(`${words}\n`);
    return say(words);
  }
  const parameters = base ? [...GATSBY_BUILD, "--prefix-paths"] : GATSBY_BUILD;
  const isCompiled = patchesOn().includes("compiled");
  const gatsbySettings = {
    ...settings,
    ENCORE_BUILD_LOCK: lock,
    ...(isCompiled && { ENCORE_COMPILED: await bundlePlugins() }),
  };
  try {
    const reportLine = reportStages();
    const output = await runQuietly(process.execPath, parameters, {
      settings: gatsbySettings,
      onLine: (line) => reportLine(formatLine(line) ?? ""),
      input: prepareContent,
    });
    keepLog(output);
    last.recordCache(".", base);
    last.recordBuild(".", inputs);
    say(summary(seconds(), output));
  } catch (error) {
    if (error.output === undefined) throw error;
    // The cache stays usable: Gatsby's data equal those of the last build, so only components can be at fault.
    if (error.signal === null && last.hasSameData(".", inputs)) last.recordCache(".", base);
    const refusal = systemErrorIn(error.output);
    if (refusal) throw new Error(refusal, { cause: error });
    keepLog(error.output);
    const reason = (await failureReasons(error.output)) || error.message;
    throw new Error(`${reason}\n\nThe build failed; all that it printed is in ${LOG}.`, {
      cause: error,
    });
  }
}

/**
 * Checks and copies the content on another core while Gatsby loads its modules.
 * @returns {Promise<string>} "valid", or empty: then `onPreInit` of plugins/content-contract checks again and reports
 * problems
 */
async function prepareContent() {
  try {
    const content = await loadBundled("scripts/lib/prepare-content.ts");
    return content.prepareContent(".").length === 0 ? "valid" : "";
  } catch {
    return "";
  }
}

function keepLog(output) {
  mkdirSync(dirname(LOG), { recursive: true });
  const words = output.split("\n").map(formatLine);
  writeFileSync(LOG, words.filter((line) => line !== undefined).join("\n"));
}

function builtCounts() {
  const { pages, pictures } = JSON.parse(readFileSync(".report/report.json", "utf8"));
  const sum = (name) => pictures.reduce((all, one) => all + one[name], 0);
  const quick = sum("quick");
  const how = quick > 0 ? `, ${quick} of them quickly encoded` : "";
  return `${pages.all} pages with ${sum("pictures")} pictures${how}`;
}

function summary(seconds, output) {
  const lines = output.split("\n").map(formatLine);
  const warnings = lines.filter((line) => line?.startsWith("warning ")).length;
  const more = warnings > 0 ? ` ${warnings} warnings are in ${LOG}.` : "";
  return `Built ${builtCounts()} in ${Math.round(seconds)} s.${more}`;
}
