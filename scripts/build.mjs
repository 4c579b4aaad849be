import { buildSite } from "./lib/build.mjs";
import { requireDependencies } from "./lib/install.mjs";
import { systemFault } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("build");
try {
  requireDependencies();
  await buildSite();
} catch (error) {
  console.error(`\n${systemFault(error) ?? error.message}`);
  process.exitCode = 1;
}
