import { loadBundled } from "./lib/bundle.mjs";
import { fail } from "./lib/system-fault.mjs";

// The check is run again and again, by people and by CI: it starts from one file.
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
