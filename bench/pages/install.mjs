// Installs what only this measurement needs (bench/package.json), if it is not there.
import { installDependencies } from "../../scripts/lib/install.mjs";

await installDependencies("bench");
