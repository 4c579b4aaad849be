// `npm run bench:pages`: installs the packages of this benchmark only (bench/package.json), if missing.
import { installDependencies } from "../../scripts/lib/install.mjs";
import { dependencyCommand, run } from "../../scripts/lib/run.mjs";
import { fail } from "../../scripts/lib/system-fault.mjs";
import { helpIfAsked } from "../../scripts/lib/usage.mjs";

helpIfAsked("bench:pages");
try {
  await installDependencies("bench");
  await run(...dependencyCommand("tsx", "bench/pages/index.ts", ...process.argv.slice(2)));
} catch (error) {
  fail(error, true);
}
