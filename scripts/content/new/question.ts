import type { Draft } from "../draft/draft";

/** A value that a question is answered with. */
export type Answer = unknown;

/** What has been answered so far, by the names of the questions. */
export type Answers = Readonly<Record<string, Answer>>;

/** What each question was answered with, by its name; null where it was left out. */
export type Given = ReadonlyMap<string, Answer | null>;

/** Answers that somebody has given before they stopped. */
export interface Stopped {
  readonly given: Given;
  /** Where they stopped: the name of a question; undefined if they may go on behind their last answer. */
  readonly at?: string;
}

/** One question about a new record. */
export interface Question {
  /** Name of the property, with dots before inner ones: `profile.height`. */
  readonly name: string;
  /** Where its schema stands: a file of content/schema, and the properties or `definitions/…` in it. */
  readonly at: readonly [file: string, ...steps: string[]];
  /** What is asked for, where the schema does not say it. */
  readonly about?: string;
  /** A further line on how to answer. */
  readonly hint?: string;
  /** What a word stands for that is no value, such as `new` for a free id. `before`: the items of a list so far. */
  readonly standsFor?: (word: string, answers: Answers, before: readonly Answer[]) => Answer;
  /** Whether an empty answer leaves the property out. */
  readonly isOptional?: boolean;
  /** What an empty answer means. */
  readonly usual?: (answers: Answers) => Answer;
  /** Whether it is asked at all, after the answers before it. */
  readonly isAsked?: (answers: Answers) => boolean;
  /** What is wrong with an answer that the schema lets through; undefined if nothing is. */
  readonly objection?: (answer: Answer, answers: Answers) => string | undefined;
}

/** Is a question asked, after some answers? */
export const isAsked = (question: Question, answers: Answers): boolean =>
  question.isAsked?.(answers) !== false;

/** The answers to questions that are asked. What was answered before other answers changed may be none of them. */
export function answersOf(questions: readonly Question[], given: Given): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const question of questions) {
    const answer = given.get(question.name) ?? undefined;
    if (answer !== undefined && isAsked(question, answers)) answers[question.name] = answer;
  }
  return answers;
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

/** How a record of a kind is made. */
export interface Recipe {
  /** What has to be asked, in this order. @throws UsageError if no record can be added */
  readonly questions: (draft: Draft) => readonly Question[];
  /** Puts the record, and what has to name it, into the draft. */
  readonly make: (draft: Draft, answers: Answers) => MadeRecord;
}

/** What was made of the answers. */
export interface MadeRecord {
  readonly record: unknown;
  /** What is left for a person, a line each. */
  readonly checklist: readonly string[];
}
