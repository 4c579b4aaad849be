import { type Commands, runCommand } from "./run-command";

/** Maintainers' commands for the content (docs/content.md): `npm run content`. */
const COMMANDS: Commands = {
  check: async () => (await import("./check/check")).check,
  new: async () => (await import("./new/new")).newRecord,
  rename: async () => (await import("./rename/rename")).rename,
  remove: async () => (await import("./remove/remove")).remove,
  preview: async () => (await import("./preview/preview")).preview,
};

void runCommand(COMMANDS, process.argv.slice(2));
