import { availableParallelism } from "node:os";
import { run } from "./run.mjs";

/** What is put into Gatsby's process before it starts. */
const HOOKS = ["keep-compiled.cjs", "load-when-used.cjs"];

/**
 * Builds the site: `gatsby build`, without compiling its settings and plugins anew while they are the same
 * (scripts/lib/keep-compiled.cjs), and without loading what it does not use (load-when-used.cjs).
 * @returns {Promise<void>} rejects if the build fails
 */
export const buildSite = () =>
  run(
    process.execPath,
    [
      ...HOOKS.flatMap((file) => ["--require", `./scripts/lib/${file}`]),
      "node_modules/gatsby/cli.js",
      "build",
    ],
    // With two cores Gatsby has one process for queries, and waits until it is ready: it is faster alone.
    availableParallelism() > 2 ? {} : { GATSBY_CPU_COUNT: "1" },
  );
