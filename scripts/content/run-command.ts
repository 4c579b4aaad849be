import { printable } from "../../lib/content/check/text/printable";
import { ContentError } from "../../lib/content/model/problems/content-error";
import type { Command } from "./command";
import { isHelpRequested } from "../../lib/command-line/is-help-requested";
import { commandFirst } from "../../lib/command-line/command-first";
import { unknownName } from "../../lib/command-line/known-name";
import { CommandError } from "../../lib/command-line/command-error";
import { fail } from "../lib/system-fault.mjs";

/** Commands by name, loaded on demand. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

const HELP = ["help", "--help", "-h"];

/** Runs the command that the arguments name, in the working directory, and sets the exit code. */
export async function runCommand(commands: Commands, given: readonly string[]): Promise<void> {
  const [name = "help", ...args] = commandFirst(given, Object.keys(commands));
  try {
    if (HELP.includes(name)) return console.log(await help(commands, args[0]));
    const command = await loadCommand(commands, name);
    if (isHelpRequested(args)) return console.log(command.usage);
    const { text, code } = await command.run(process.cwd(), args);
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ContentError)) return fail(error);
    console.error(printable(error.message));
    process.exitCode = error instanceof CommandError ? 2 : 1;
  }
}

/** @throws CommandError if there is no such command */
function loadCommand(commands: Commands, name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw unknownName("command", name, Object.keys(commands));
  return load();
}

async function help(commands: Commands, name: string | undefined): Promise<string> {
  if (name !== undefined) return (await loadCommand(commands, name)).usage;
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(
    async ([key, load]) => `  ${key.padEnd(width)}  ${(await load()).summary}`,
  );
  return [
    "npm run content -- COMMAND",
    "",
    ...(await Promise.all(lines)),
    "",
    "npm run content -- COMMAND --help explains a command.",
  ].join("\n");
}
