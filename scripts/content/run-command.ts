import { relative } from "node:path";
import { printable } from "../../lib/content/check/text/printable";
import { ContentError } from "../../lib/content/read/content-error";
import { keptByNpm, keptWords } from "../lib/kept-by-npm";
import type { Command } from "./command";
import { processTerminal } from "./terminal";
import { unknownName } from "./unknown-name";
import { UsageError } from "./usage-error";

/** Commands by their names, each loaded when it is asked for. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

const HELP = ["help", "--help", "-h"];

/** Runs the command that the arguments name, in the working directory, and sets the exit code. */
export async function runCommand(
  commands: Commands,
  [name = "help", ...args]: readonly string[],
): Promise<void> {
  const terminal = processTerminal(process.stdin, process.stdout);
  try {
    if (HELP.includes(name)) return console.log(await help(commands, args[0]));
    const command = await commandNamed(commands, name);
    if (args.some((arg) => arg === "--help" || arg === "-h")) return console.log(command.usage);
    // An option that is here was not kept: npm has settings of such names too (npm_config_yes).
    const missing = [...optionsOf(command)].filter((option) => !args.includes(`--${option}`));
    const kept = keptByNpm(missing, process.env);
    if (kept.length > 0) throw new UsageError(keptWords(kept, `npm run content -- ${name} …`));
    const { text, code } = await command.run({ root: process.cwd(), args, terminal });
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    const words =
      error instanceof UsageError || error instanceof ContentError
        ? error.message
        : unwritable(error);
    if (words === undefined) throw error;
    console.error(printable(words));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  } finally {
    terminal.close();
  }
}

/** Why a disk or a folder did not take a file; undefined for other errors. */
const REFUSALS: Readonly<Record<string, string>> = {
  EACCES: "you have no permission",
  EPERM: "you have no permission",
  EROFS: "the disk takes no changes",
  ENOSPC: "the disk is full",
};

/** What is said of a file that could not be written; undefined if something else went wrong. */
function unwritable(error: unknown): string | undefined {
  const { code = "", path } = error as NodeJS.ErrnoException;
  const why = REFUSALS[code];
  if (why === undefined || path === undefined) return undefined;
  return `${relative(process.cwd(), path)}  could not be written: ${why}`;
}

/** @throws UsageError if there is no such command */
function commandNamed(commands: Commands, name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw unknownName("command", name, Object.keys(commands));
  return load();
}

/** Names of the options that its usage tells of. */
function optionsOf({ usage }: Command): Set<string> {
  return new Set([...usage.matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name));
}

async function help(commands: Commands, name: string | undefined): Promise<string> {
  if (name !== undefined) return (await commandNamed(commands, name)).usage;
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(
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
