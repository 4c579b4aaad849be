import { check, type Outcome } from "./check/check";
import { UsageError } from "./usage-error";

const USAGE = `npm run content -- COMMAND

  check [--fix] [--only RULE] [--format text|github|json] [FILE|FOLDER …]
        every problem of the content; --fix mends what can only be meant in one way`;

const COMMANDS: Readonly<Record<string, (root: string, args: readonly string[]) => Outcome>> = {
  check,
};

/** `npm run content`: what maintainers do with the content (docs/content.md). */
function main([name = "help", ...args]: readonly string[]): void {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command) throw new UsageError(USAGE);
    const { text, code } = command(process.cwd(), args);
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

main(process.argv.slice(2));
