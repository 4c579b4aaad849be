import { shown } from "../../../plugins/content-contract/words";
import type { Terminal } from "../terminal";
import { UsageError } from "../usage-error";
import type { Answer, Answers, Question } from "./question";
import { type AnswerCheck, asksForCharacters, readAnswer, schemaOf } from "./read-answer";

const NOTHING = "Nothing was written";

/**
 * Asks questions until each has an answer that its schema lets through. A person is asked again.
 * @throws UsageError if the answers end, or one is wrong that nobody can be asked for again
 */
export async function interview(
  questions: readonly Question[],
  check: AnswerCheck,
  terminal: Terminal,
): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    if (question.isAsked?.(answers) === false) continue;
    const answer = await askFor(question, answers, check, terminal);
    if (answer !== undefined) answers[question.name] = answer;
  }
  return answers;
}

/** Asks one question; undefined if it is left out. @throws UsageError as {@link interview} does */
export async function askFor(
  question: Question,
  answers: Answers,
  check: AnswerCheck,
  terminal: Terminal,
): Promise<Answer> {
  const usual = question.usual?.(answers);
  terminal.say(`\n${wordsOf(question, check)}`);
  for (;;) {
    const line = await terminal.ask(usual === undefined ? "> " : `[${written(usual)}] > `);
    if (line === undefined) {
      throw new UsageError(`${NOTHING}: the answers ended at ${question.name}.`);
    }
    if (line === "" && usual !== undefined) return usual;
    if (line === "" && question.isOptional) return undefined;
    const read = readAnswer(line, question, check);
    const fault = "fault" in read ? read.fault : question.objection?.(read.answer, answers);
    if (fault === undefined) return "answer" in read ? read.answer : undefined;
    if (!terminal.isPerson) throw new UsageError(`${NOTHING}: ${fault}.`);
    terminal.say(fault);
  }
}

/** What is asked for: its name, what the schema says of it, an example. */
function wordsOf(question: Question, check: AnswerCheck): string {
  const { schema } = schemaOf(question, check);
  const [example] = schema.examples ?? [];
  const lines = [
    `${question.name}${question.isOptional ? " (may be left out)" : ""}: ${question.about ?? schema.description ?? ""}`,
  ];
  if (schema.enum) {
    const names = check.shownNames.get(String(schema["x-refers"]));
    const choices = schema.enum.map((value) => withName(String(value), names));
    lines.push(`  one of ${choices.join(", ")}`);
  }
  if (schema.type === "array") lines.push("  with commas between them");
  if (asksForCharacters(question, check)) lines.push("  a name such as tenshouin_eichi will do");
  if (example !== undefined) lines.push(`  for example ${shown(example)}`);
  return lines.join("\n");
}

/** A choice, with what visitors read where that is another name: `sp (STARMAKER PRODUCTION)`. */
function withName(choice: string, names: ReadonlyMap<string, string> | undefined): string {
  const name = names?.get(choice);
  return name === undefined || name === choice ? choice : `${choice} (${name})`;
}

const written = (value: Answer): string =>
  Array.isArray(value) ? value.join(", ") || "none" : String(value).replaceAll("\n", "\\n");
