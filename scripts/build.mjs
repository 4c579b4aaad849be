import { buildSite } from "./lib/build.mjs";
import { requireDependencies } from "./lib/install.mjs";
import { systemErrorMessage } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("build");
try {
  requireDependencies();
  await buildSite();
} catch (error) {
  console.error(`\n${systemErrorMessage(error) ?? error.message}`);
  process.exitCode = 1;
}
