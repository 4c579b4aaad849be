import { check } from "./check/check";
import type { Command } from "./command";
import { impact } from "./impact/impact";
import { preview } from "./preview/preview";
import { newRecord } from "./new/new";
import { remove } from "./remove/remove";
import { rename } from "./rename/rename";
import { processTerminal } from "./terminal";
import { unknownName } from "./unknown-name";
import { UsageError } from "./usage-error";

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  new: newRecord,
  rename,
  remove,
  preview,
  impact,
};

const HELP = ["help", "--help", "-h"];

/** `npm run content`: what maintainers do with the content (docs/content.md). */
async function main([name = "help", ...args]: readonly string[]): Promise<void> {
  const terminal = processTerminal(process.stdin, process.stdout);
  try {
    if (HELP.includes(name)) return console.log(help(args[0]));
    const command = commandNamed(name);
    if (args.some((arg) => arg === "--help" || arg === "-h")) return console.log(command.usage);
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
function commandNamed(name: string): Command {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw unknownName("command", name, Object.keys(COMMANDS));
  return command;
}

function help(name: string | undefined): string {
  if (name !== undefined) return commandNamed(name).usage;
  const width = Math.max(...Object.keys(COMMANDS).map(({ length }) => length));
  return [
    "npm run content -- COMMAND",
    "",
    ...Object.entries(COMMANDS).map(([key, { summary }]) => `  ${key.padEnd(width)}  ${summary}`),
    "",
    "npm run content -- COMMAND --help tells more.",
  ].join("\n");
}

void main(process.argv.slice(2));
