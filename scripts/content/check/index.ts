import { runCommand } from "../run-command";
import { check } from "./check";

// `npm run content check` alone, for scripts/content.mjs.
void runCommand({ check: async () => check }, process.argv.slice(2));
