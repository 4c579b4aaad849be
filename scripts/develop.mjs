import { withBuildLock } from "./lib/build-lock.mjs";
import { loadBundled } from "./lib/bundle.mjs";
import { assertValidFolder } from "./lib/folder-name.mjs";
import { requireDependencies } from "./lib/install.mjs";
import { environment, dependencyCommand, run } from "./lib/run.mjs";
import { say } from "./lib/say.mjs";
import { fail } from "./lib/system-fault.mjs";
import { helpIfAsked } from "./lib/usage.mjs";

helpIfAsked("develop");
try {
  assertValidFolder();
  requireDependencies();
  const { checkSettings, dropUnusableCache } = await loadBundled("scripts/lib/last-build.ts");
  checkSettings(environment, ".");
  say(
    "Starting takes a minute or two, and some minutes the first time. The address is printed when it is ready.",
  );
  await withBuildLock("The development server", async () => {
    dropUnusableCache(".");
    const develop = dependencyCommand(
      "gatsby",
      "develop",
      "--host",
      "127.0.0.1",
      ...process.argv.slice(2),
    );
    // Edits should show soon; pictures already encoded are not affected.
    await run(...develop, { settings: { ENCORE_PICTURES: "quick" } });
  });
} catch (error) {
  fail(error, true);
}
