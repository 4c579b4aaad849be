import { loadBundled } from "./lib/bundle.mjs";
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
  fail(error);
}
