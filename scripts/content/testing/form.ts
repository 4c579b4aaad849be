import type { Terminal } from "../terminal";

/** More than any command asks: a wrong answer is asked for again for ever. */
const MOST_QUESTIONS = 200;

/** A terminal that knows the answers by the names of the questions; all others are answered with nothing. */
export class Form implements Terminal {
  readonly #answers: Map<string, string[]>;
  #question = "";
  #said = "";
  #asked = 0;

  /** @param answers of several answers to one question, each is given once, then the last one again */
  constructor(
    answers: Readonly<Record<string, string | readonly string[]>>,
    readonly isPerson = false,
  ) {
    this.#answers = new Map(Object.entries(answers).map(([name, all]) => [name, [all].flat()]));
  }

  /** All that was said. */
  get said(): string {
    return this.#said;
  }

  say(text: string): void {
    this.#said += `${text}\n`;
    this.#question = /^\n(.+?)(?: \(may be left out\))?: /.exec(text)?.[1] ?? this.#question;
  }

  async ask(words: string): Promise<string | undefined> {
    this.#asked += 1;
    if (this.#asked > MOST_QUESTIONS) throw new Error(`It is asked again and again: ${words}`);
    const name = /^(.+\?)/.exec(words)?.[1] ?? this.#question;
    const answers = this.#answers.get(name) ?? [""];
    return answers.length > 1 ? answers.shift() : answers[0];
  }

  close(): void {}
}
