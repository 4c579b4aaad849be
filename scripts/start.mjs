import { buildSite } from "./lib/build.mjs";
import { installDependencies } from "./lib/install.mjs";
import { runLocal } from "./lib/run.mjs";

try {
  await installDependencies();
  console.log(
    "Building the site. The first time draws and encodes every picture; later builds reuse them.",
  );
  await buildSite();
  await runLocal("tsx", "scripts/serve.ts");
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
