/** A value that a question is answered with. */
export type Answer = unknown;

/** What has been answered so far, by the names of the questions. */
export type Answers = Readonly<Record<string, Answer>>;

/** One question about a new record. */
export interface Question {
  /** Name of the property, with dots before inner ones: `profile.height`. */
  readonly name: string;
  /** Where its schema stands: a file of content/schema, and the properties or `definitions/…` in it. */
  readonly at: readonly [file: string, ...steps: string[]];
  /** What is asked for, where the schema does not say it. */
  readonly about?: string;
  /** Whether an empty answer leaves the property out. */
  readonly isOptional?: boolean;
  /** What an empty answer means. */
  readonly usual?: (answers: Answers) => Answer;
  /** Whether it is asked at all, after the answers before it. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** What is wrong with an answer that the schema lets through; undefined if nothing is. */
  readonly objection?: (answer: Answer, answers: Answers) => string | undefined;
}

/** Questions about properties of one schema, by their names; a name with `?` behind it is optional. */
export function questionsOn(file: string, names: readonly string[]): Question[] {
  return names.map((written) => {
    const name = written.replace("?", "");
    return { name, at: [file, ...name.split(".")], isOptional: written.endsWith("?") };
  });
}

/** An answer as a text, and as a list of numbers. */
export const textOf = (answers: Answers, name: string): string => String(answers[name] ?? "");
export const numbersOf = (answers: Answers, name: string): number[] =>
  (answers[name] ?? []) as number[];
