import { keptByNpm, keptWords } from "../lib/kept-by-npm";
import type { Command } from "./command";
import { processTerminal } from "./terminal";
import { unknownName } from "./unknown-name";
import { UsageError } from "./usage-error";

/** Each is loaded when it is asked for: the check must not wait for what draws posters. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import("./check/check")).check,
  new: async () => (await import("./new/new")).newRecord,
  rename: async () => (await import("./rename/rename")).rename,
  remove: async () => (await import("./remove/remove")).remove,
  preview: async () => (await import("./preview/preview")).preview,
  impact: async () => (await import("./impact/impact")).impact,
};

const HELP = ["help", "--help", "-h"];

/** `npm run content`: what maintainers do with the content (docs/content.md). */
async function main([name = "help", ...args]: readonly string[]): Promise<void> {
  const terminal = processTerminal(process.stdin, process.stdout);
  try {
    if (HELP.includes(name)) return console.log(await help(args[0]));
    const command = await commandNamed(name);
    if (args.some((arg) => arg === "--help" || arg === "-h")) return console.log(command.usage);
    const kept = keptByNpm(optionsOf(command), process.env);
    if (kept.length > 0) throw new UsageError(keptWords(kept, `npm run content -- ${name} …`));
    const { text, code } = await command.run({ root: process.cwd(), args, terminal });
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  } finally {
    terminal.close();
  }
}

/** @throws UsageError if there is no such command */
function commandNamed(name: string): Promise<Command> {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw unknownName("command", name, Object.keys(COMMANDS));
  return load();
}

/** Names of the options that its usage tells of. */
function optionsOf({ usage }: Command): Set<string> {
  return new Set([...usage.matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name));
}

async function help(name: string | undefined): Promise<string> {
  if (name !== undefined) return (await commandNamed(name)).usage;
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  const lines = Object.entries(COMMANDS).map(
    async ([key, load]) => `  ${key.padEnd(width)}  ${(await load()).summary}`,
  );
  return [
    "npm run content -- COMMAND",
    "",
    ...(await Promise.all(lines)),
    "",
    "npm run content -- COMMAND --help tells more.",
  ].join("\n");
}

void main(process.argv.slice(2));
