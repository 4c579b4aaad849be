import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** Who runs a command: a person at a keyboard, or a file or program that gives one answer a line. */
export interface Terminal {
  /** Whether a person answers, who can be asked again. */
  readonly isPerson: boolean;
  /** Says something on a line of its own. */
  say(text: string): void;
  /**
   * Asks and waits for a line.
   * @returns the answer without spaces around it; undefined where no more answers come (Ctrl-D)
   */
  ask(question: string): Promise<string | undefined>;
  /** Lets the process end. */
  close(): void;
}

/**
 * The terminal of a process. Nothing is read before the first question, so a command that asks nothing
 * waits for nobody.
 */
export function processTerminal(input: Readable & { isTTY?: boolean }, output: Writable): Terminal {
  const isPerson = input.isTTY === true;
  let reader: Interface | undefined;
  // Lines that come before their question wait in the iterator.
  let answers: AsyncIterator<string> | undefined;
  return {
    isPerson,
    say: (text) => void output.write(`${text}\n`),
    async ask(question) {
      reader ??= createInterface({ input, output, terminal: isPerson });
      answers ??= reader[Symbol.asyncIterator]();
      output.write(question);
      const { value, done } = await answers.next();
      if (done) output.write("\n");
      return done ? undefined : value.trim();
    },
    close: () => reader?.close(),
  };
}
