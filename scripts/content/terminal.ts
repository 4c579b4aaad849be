import { createInterface } from "node:readline/promises";
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

/** Asks for one line after the other; undefined when there are no more. */
interface Lines {
  next(question: string): Promise<string | undefined>;
  close(): void;
}

/**
 * The terminal of a process. Nothing is read before the first question, so a command that asks nothing
 * waits for nobody.
 */
export function processTerminal(input: Readable & { isTTY?: boolean }, output: Writable): Terminal {
  const isPerson = input.isTTY === true;
  let lines: Lines | undefined;
  return {
    isPerson,
    say: (text) => void output.write(`${text}\n`),
    async ask(question) {
      lines ??= isPerson ? typedLines(input, output) : pipedLines(input, output);
      return (await lines.next(question))?.trim();
    },
    close: () => lines?.close(),
  };
}

/** Lines that somebody types or pastes; Ctrl-D and Ctrl-C end them. */
function typedLines(input: Readable, output: Writable): Lines {
  const keyboard = createInterface({ input, output, terminal: true });
  // Of several lines that are pasted at once, all but the first come before their question.
  const early: string[] = [];
  keyboard.on("line", (line) => early.push(line));
  let isOpen = true;
  const ended = new Promise<undefined>((done) => {
    keyboard.once("close", () => {
      isOpen = false;
      output.write("\n");
      done(undefined);
    });
  });
  return {
    async next(question) {
      const line = early.shift();
      if (line !== undefined) output.write(`${question}${line}\n`);
      if (line !== undefined || !isOpen) return line;
      return Promise.race([keyboard.question(question), ended]);
    },
    close: () => keyboard.close(),
  };
}

/** Lines of a text, which may have come to its end before it is asked for: they wait in the iterator. */
function pipedLines(input: Readable, output: Writable): Lines {
  const reader = createInterface({ input });
  const answers = reader[Symbol.asyncIterator]();
  return {
    async next(question) {
      const { value, done } = await answers.next();
      output.write(`${question}${done ? "" : value}\n`);
      return done ? undefined : value;
    },
    close: () => reader.close(),
  };
}
