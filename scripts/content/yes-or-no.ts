import type { Terminal } from "./terminal";

const YES = ["y", "yes"];
const NO = ["n", "no"];

/**
 * Asks for a yes. A person is asked until it is yes or no: a slip must not decide.
 * @param isUsual whether an empty answer means yes; if it is not given, an empty answer is asked again
 * @returns false too where the answers end
 */
export async function isYes(
  terminal: Terminal,
  question: string,
  isUsual?: boolean,
): Promise<boolean> {
  for (;;) {
    const answer = (await terminal.ask(question))?.toLowerCase();
    if (answer === "" && isUsual !== undefined) return isUsual;
    if (answer !== undefined && YES.includes(answer)) return true;
    if (answer === undefined || NO.includes(answer) || !terminal.isPerson) return false;
    terminal.say("yes or no");
  }
}
