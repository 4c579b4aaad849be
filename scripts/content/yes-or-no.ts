import type { Terminal } from "./terminal";

/** What short answers mean. */
const MEANS: Readonly<Record<string, string>> = { y: "yes", yes: "yes", n: "no", no: "no" };

/** Which answers there are. */
interface Choices {
  /** What an empty answer means; without one, a person is asked again. */
  readonly usual?: "yes" | "no";
  /** Words that are an answer too. */
  readonly others?: readonly string[];
}

/**
 * Asks a question with two answers. A person is asked until one of them is given: a slip must not decide.
 * @returns `yes`, `no` or one of the other words; undefined where the answers end
 */
export async function yesOrNo(
  terminal: Terminal,
  question: string,
  { usual, others = [] }: Choices = {},
): Promise<string | undefined> {
  for (;;) {
    const answer = (await terminal.ask(question))?.toLowerCase();
    if (answer === undefined) return undefined;
    const meant = answer === "" ? usual : MEANS[answer];
    if (meant !== undefined) return meant;
    if (others.includes(answer)) return answer;
    if (!terminal.isPerson) return "no";
    terminal.say("yes or no");
  }
}
