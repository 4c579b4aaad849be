import { shown } from "../../../lib/content/check/words";
import type { Answer, Question } from "./question";
import { type AnswerCheck, asksForCharacters, schemaOf } from "./read-answer";

/** What stands for an empty list, and is said to leave out what was answered before. */
export const NONE = "none";

/** What is asked for: its name, what the schema says of it, an example. */
export function questionWords(question: Question, check: AnswerCheck): string {
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
  if (question.hint !== undefined) lines.push(`  ${question.hint}`);
  if (example !== undefined) lines.push(`  for example ${shown(example)}`);
  return lines.join("\n");
}

/** A choice, with what visitors read where that is another name: `sp (STARMAKER PRODUCTION)`. */
function withName(choice: string, names: ReadonlyMap<string, string> | undefined): string {
  const name = names?.get(choice);
  return name === undefined || name === choice ? choice : `${choice} (${name})`;
}

/** An answer as it is typed. */
export const written = (value: Answer): string =>
  Array.isArray(value) ? value.join(", ") || NONE : String(value).replaceAll("\n", "\\n");
