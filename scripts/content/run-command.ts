import { printable } from "../../lib/content/check/text/printable";
import { ContentError } from "../../lib/content/read/content-error";
import { keptByNpm, keptWords } from "../lib/kept-by-npm";
import type { Command } from "./command";
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
  try {
    if (HELP.includes(name)) return console.log(await help(commands, args[0]));
    const command = await commandNamed(commands, name);
    if (args.some((arg) => arg === "--help" || arg === "-h")) return console.log(command.usage);
    // An option that is here was not kept: npm has settings of such names too (npm_config_yes).
    const missing = [...optionsOf(command)].filter((option) => !args.includes(`--${option}`));
    const kept = keptByNpm(missing, process.env);
    if (kept.length > 0) throw new UsageError(keptWords(kept, `npm run content -- ${name} …`));
    const { text, code } = await command.run({ root: process.cwd(), args });
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
    console.error(printable(error.message));
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

/** @throws UsageError if there is no such command */
function commandNamed(commands: Commands, name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw unknownName("command", name, Object.keys(commands));
  return load();
}

/** Names of the options that its usage tells of. */
const optionsOf = ({ usage }: Command): Set<string> =>
  new Set([...usage.matchAll(/--([a-z-]+)/g)].map(([, name = ""]) => name));

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
