// Installs what jobs with a key need to run our scripts, and nothing that runs by itself while it is installed.
import { installDependencies } from "../lib/install.mjs";

await installDependencies("scripts/ci/tools", ["--ignore-scripts"]);
