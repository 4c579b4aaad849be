import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { buildAlone } from "./build-lock.mjs";
import { tellStages } from "./build-stages.mjs";
import { loadBundled } from "./bundle.mjs";
import { dropUnusableCache, markCache, markUnfinished } from "./cache-mark.mjs";
import { refuseFolder } from "./folder-name.mjs";
import { reasonsIn, wordsOf } from "./gatsby-log.mjs";
import { environment, runQuietly } from "./run.mjs";
import { say } from "./say.mjs";
import { systemFaultIn } from "./system-fault.mjs";

/**
 * Gatsby with our patches in its process before it starts, and errors named by their sources: Gatsby looks a place
 * up in the source maps of all bundles, and takes the first that has it.
 */
const GATSBY_BUILD = [
  "--enable-source-maps",
  "--require=./scripts/lib/end-with-command.cjs",
  "--require=./plugins/gatsby-patches/preload/index.cjs",
  "node_modules/gatsby/cli.js",
  "build",
];

/** All that Gatsby printed in the last build. */
export const LOG = ".report/build.log";

/** Gatsby takes in content from here on; a build that refuses it has changed nothing. */
const CONTENT_IS_VALID = /^success onPreBootstrap/;

/** Whether a build finds nothing of an earlier one. */
export const isFirstBuild = () => !existsSync(".cache") || !existsSync("public");

/**
 * Builds the site: `gatsby build` with our patches of it (plugins/gatsby-patches). Says how far it is, and what
 * came of it in one line; Gatsby's own words go to {@link LOG}.
 * @param {object} [options] what holds where the environment does not say
 * @param {boolean} [options.isQuick] whether pictures that the cache does not have are encoded quickly
 *   (ENCORE_PICTURES)
 * @param {boolean} [options.hasFunctions] whether functions are built, as our own server runs them
 *   (GATSBY_FUNCTIONS)
 * @returns {Promise<void>} rejects if the build fails, with the reason as its message
 */
export async function buildSite({ isQuick = false, hasFunctions = false } = {}) {
  refuseFolder();
  await buildAlone("A build", (lock) => build(isQuick, hasFunctions, lock));
}

async function build(isQuick, hasFunctions, lock) {
  const start = Date.now();
  const settings = {
    GATSBY_LOGGER: "json",
    NO_COLOR: "1",
    ENCORE_PICTURES: isQuick ? "quick" : "real",
    GATSBY_FUNCTIONS: hasFunctions ? "on" : "off",
    ENCORE_CONTENT: "stdin",
    // From Node 22.1 on: what V8 made of modules is kept.
    NODE_COMPILE_CACHE: ".cache/node",
    // With two cores Gatsby has one process for queries, and waits until it is ready: it is faster alone.
    ...(availableParallelism() > 2 ? {} : { GATSBY_CPU_COUNT: "1" }),
  };
  const last = await loadBundled("scripts/lib/last-build.ts");
  last.checkSettings(environment);
  const base = last.basePath(environment);
  const fault = dropUnusableCache(".", last.isDamaged("."), base);
  if (fault) say(`${fault}: building from nothing.`);
  const seconds = () => (Date.now() - start) / 1_000;
  const inputs = last.inputsOf(".", { ...settings, ...environment });
  if (last.isUnchanged(".", inputs)) {
    last.reportUnchanged(".", last.commitOf("."));
    const words = `Nothing has changed since the last build: ${contents()}.`;
    keepLog(`${words}\n`);
    return say(words);
  }
  const parameters = base ? [...GATSBY_BUILD, "--prefix-paths"] : GATSBY_BUILD;
  try {
    const tell = tellStages();
    const output = await runQuietly(process.execPath, parameters, {
      settings: { ...settings, ENCORE_BUILD_LOCK: lock },
      onLine(printed) {
        const line = wordsOf(printed) ?? "";
        if (CONTENT_IS_VALID.test(line)) markUnfinished();
        tell(line);
      },
      input: prepareContent,
    });
    keepLog(output);
    markCache(".", base);
    last.noteBuild(".", inputs);
    say(summary(seconds(), output));
  } catch (error) {
    if (error.output === undefined) throw error;
    // Gatsby has kept the data that it read, and they are those of the last build: only components can be at fault.
    if (error.signal === null && last.hasSameData(".", inputs)) markCache(".", base);
    const refusal = systemFaultIn(error.output);
    if (refusal) throw new Error(refusal, { cause: error });
    keepLog(error.output);
    const reason = (await reasonsIn(error.output)) || error.message;
    throw new Error(`${reason}\n\nThe build failed; all that it printed is in ${LOG}.`, {
      cause: error,
    });
  }
}

/**
 * Checks the content and copies it, which another core does while Gatsby loads its modules.
 * @returns {Promise<string>} "valid", or nothing: then `onPreInit` of plugins/content-contract checks for itself,
 *   and says what is wrong
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
  const words = output.split("\n").map(wordsOf);
  writeFileSync(LOG, words.filter((line) => line !== undefined).join("\n"));
}

/** What the site has: "166 pages with 787 pictures". */
function contents() {
  const { pages, pictures } = JSON.parse(readFileSync(".report/report.json", "utf8"));
  const sum = (name) => pictures.reduce((all, one) => all + one[name], 0);
  const quick = sum("quick");
  const how = quick > 0 ? `, ${quick} of them quickly encoded` : "";
  return `${pages.all} pages with ${sum("pictures")} pictures${how}`;
}

function summary(seconds, output) {
  const lines = output.split("\n").map(wordsOf);
  const warnings = lines.filter((line) => line?.startsWith("warning ")).length;
  const more = warnings > 0 ? ` ${warnings} warnings are in ${LOG}.` : "";
  return `Built ${contents()} in ${Math.round(seconds)} s.${more}`;
}
