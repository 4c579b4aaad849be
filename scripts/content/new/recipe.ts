import type { Draft } from "../draft/draft";
import type { Answers, Question } from "./question";

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
