import { withBuildLock } from "./lib/build-lock.mjs";
import { loadBundled } from "./lib/bundle.mjs";
import { fail } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("clean");
try {
  const { removeCaches } = await loadBundled("scripts/lib/last-build.ts");
  await withBuildLock("A command that removes the last build", async () => removeCaches("."));
} catch (error) {
  fail(error, true);
}
