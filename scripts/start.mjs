import { buildSite, isFirstBuild } from "./lib/build.mjs";
import { installDependencies } from "./lib/install.mjs";
import { say } from "./lib/say.mjs";
import { systemErrorMessage } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";
import { dependencyCommand, run } from "./lib/run.mjs";

helpIfAsked("start");
try {
  say(
    isFirstBuild()
      ? "Encore: installs what is missing, builds the site and serves it. The first time takes some minutes."
      : "Encore: builds what has changed and serves the site.",
  );
  await installDependencies();
  say(
    "Building. Pictures that are not there yet are encoded quickly, for a look; `npm run build` makes the real ones.",
  );
  await buildSite({ isQuick: true, hasFunctions: true });
  await run(...dependencyCommand("tsx", "scripts/serve.ts"));
} catch (error) {
  console.error(`\n${systemErrorMessage(error) ?? (error.output || error.message)}`);
  process.exitCode = 1;
}
