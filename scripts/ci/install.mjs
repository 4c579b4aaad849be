// Installs the dependencies and notes it, so that `npm test` does not do it once more.
import { installDependencies } from "../lib/install.mjs";

await installDependencies();
