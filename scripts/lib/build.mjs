import { availableParallelism } from "node:os";
import { run } from "./run.mjs";

/**
 * Builds the site: `gatsby build`, without compiling its settings and plugins anew while they are the same
 * (scripts/lib/keep-compiled.cjs).
 * @returns {Promise<void>} rejects if the build fails
 */
export const buildSite = () =>
  run(
    process.execPath,
    ["--require", "./scripts/lib/keep-compiled.cjs", "node_modules/gatsby/cli.js", "build"],
    // With two cores Gatsby has one process for queries, and waits until it is ready: it is faster alone.
    availableParallelism() > 2 ? {} : { GATSBY_CPU_COUNT: "1" },
  );
