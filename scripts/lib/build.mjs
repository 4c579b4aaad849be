import { run } from "./run.mjs";

/**
 * Builds the site: `gatsby build`, without compiling its settings and plugins anew while they are the same
 * (scripts/lib/keep-compiled.cjs).
 * @returns {Promise<void>} rejects if the build fails
 */
export const buildSite = () =>
  run(process.execPath, [
    "--require",
    "./scripts/lib/keep-compiled.cjs",
    "node_modules/gatsby/cli.js",
    "build",
  ]);
