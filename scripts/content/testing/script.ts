import type { Terminal } from "../terminal";

/** A terminal whose answers are written down before; it remembers what is said. */
export class Script implements Terminal {
  readonly isPerson: boolean;
  readonly #answers: string[];
  #said = "";

  /**
   * @param answers one for each question; then the answers end, as with Ctrl-D
   * @param isPerson whether wrong answers are asked for again
   */
  constructor(answers: readonly string[] = [], isPerson = false) {
    this.#answers = [...answers];
    this.isPerson = isPerson;
  }

  /** All that was said and asked. */
  get said(): string {
    return this.#said;
  }

  /** Answers that nobody has asked for. */
  get left(): readonly string[] {
    return this.#answers;
  }

  say(text: string): void {
    this.#said += `${text}\n`;
  }

  async ask(question: string): Promise<string | undefined> {
    this.#said += question;
    const answer = this.#answers.shift();
    this.#said += `${answer ?? "^D"}\n`;
    return answer?.trim();
  }

  close(): void {}
}
