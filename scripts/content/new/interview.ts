import type { Terminal } from "../terminal";
import { UsageError } from "../usage-error";
import {
  type Answer,
  type Answers,
  answersOf,
  type Given,
  isAsked,
  type Question,
  type Stopped,
} from "./question";
import { NONE, questionWords, written } from "./question-words";
import { type AnswerCheck, faultIn, type ReadAnswer, readAnswer, schemaOf } from "./read-answer";

/** Words of a person who wants to change the answer before. */
export const BACK_WORDS = ["back", "<"];
/** What {@link askFor} gives for them. */
export const BACK = Symbol("back");

/** What is asked, and of whom. */
export interface Session {
  readonly questions: readonly Question[];
  readonly check: AnswerCheck;
  readonly terminal: Terminal;
  /** Told before each question what is answered so far. */
  readonly keep: (given: Given, next: string) => void;
}

/**
 * Asks questions until each has an answer that its schema lets through. A person is asked again, and may go
 * back.
 * @param stopped answers of before: they are taken over up to where they stopped, or to one that does not hold
 * @param isFromLast whether to begin at the last question, whose answer is to change
 * @throws UsageError if the answers end, or one is wrong that nobody can be asked for again
 */
export async function interview(
  session: Session,
  stopped: Stopped = { given: new Map() },
  isFromLast = false,
): Promise<Given> {
  const { questions, terminal } = session;
  const given = new Map(stopped.given);
  let at = isFromLast
    ? previous(questions, questions.length, given)
    : firstOpen(session, given, stopped.at);
  while (at < questions.length) {
    const question = questions[at] as Question;
    const answers = answersOf(questions.slice(0, at), given);
    if (!isAsked(question, answers)) {
      at += 1;
      continue;
    }
    session.keep(given, question.name);
    const answer = await askFor(question, answers, session, given.get(question.name));
    if (answer === BACK) {
      const before = previous(questions, at, given);
      if (before === at) terminal.say("This is the first question.");
      at = before;
      continue;
    }
    given.set(question.name, answer ?? null);
    at += 1;
  }
  return given;
}

/** The place of the question that was asked before another; of the first one, its own. */
function previous(questions: readonly Question[], at: number, given: Given): number {
  for (let place = at - 1; place >= 0; place -= 1) {
    const answers = answersOf(questions.slice(0, place), given);
    if (isAsked(questions[place] as Question, answers)) return place;
  }
  return at;
}

/** The place of the first question that has no answer which holds, or of the one with a name. */
function firstOpen({ questions, check }: Session, given: Given, name?: string): number {
  const place = questions.findIndex((question, at) => {
    const answers = answersOf(questions.slice(0, at), given);
    if (!isAsked(question, answers)) return false;
    if (question.name === name) return true;
    const answer = given.get(question.name);
    if (answer === null) return !question.isOptional;
    return answer === undefined || faultOf(answer, question, answers, check) !== undefined;
  });
  return place < 0 ? questions.length : place;
}

/** What is wrong with an answer; undefined if it holds. */
const faultOf = (answer: Answer, question: Question, answers: Answers, check: AnswerCheck) =>
  faultIn(answer, question, check) ?? question.objection?.(answer, answers);

/**
 * Asks one question.
 * @param earlier what it was answered with before; null if it was left out
 * @returns undefined if it is left out, {@link BACK} if the one before is to be asked again
 * @throws UsageError as {@link interview} does
 */
export async function askFor(
  question: Question,
  answers: Answers,
  { check, terminal }: Session,
  earlier?: Answer,
): Promise<Answer> {
  const holds = earlier != null && faultOf(earlier, question, answers, check) === undefined;
  const usual = holds ? earlier : question.usual?.(answers);
  const isDropped = (line: string) => holds && question.isOptional === true && line === NONE;
  terminal.say(`\n${questionWords(question, check)}`);
  if (isDropped(NONE)) terminal.say(`  ${NONE} leaves it out`);
  for (;;) {
    const line = await terminal.ask(usual === undefined ? "> " : `[${written(usual)}] > `);
    if (line === undefined) {
      const end = terminal.isPerson ? "you stopped" : "the answers ended";
      throw new UsageError(`Nothing was written: ${end} at ${question.name}.`);
    }
    if (terminal.isPerson && BACK_WORDS.includes(line)) return BACK;
    if (line === "" && usual !== undefined) return usual;
    if ((line === "" && question.isOptional) || isDropped(line)) return undefined;
    const isListed = schemaOf(question, check).schema.type === "array";
    const read: ReadAnswer =
      line === "" && !isListed
        ? { fault: `${question.name} needs an answer` }
        : readAnswer(line, question, check, answers);
    const fault = "fault" in read ? read.fault : question.objection?.(read.answer, answers);
    if (fault === undefined) return "answer" in read ? read.answer : undefined;
    if (!terminal.isPerson) throw new UsageError(`Nothing was written: ${fault}.`);
    terminal.say(fault);
  }
}
