import { loadBundled } from "./lib/bundle.mjs";
import { requireDependencies } from "./lib/install.mjs";
import { fail } from "./lib/system-fault.mjs";

// People and CI run the check often, so it starts from one bundled file.
const CHECK = "scripts/content/check/index.ts";

try {
  if (process.argv[2] === "check") await loadBundled(CHECK);
  else {
    await import("tsx");
    await import("./content/index.ts");
  }
} catch (error) {
  fail(...reasonFor(error));
}

/** Missing packages, or the error itself: the check starts faster if it does not look for them first. */
function reasonFor(error) {
  try {
    requireDependencies();
    return [error];
  } catch (missing) {
    return [missing, true];
  }
}
