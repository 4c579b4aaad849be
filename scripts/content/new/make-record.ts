import type { Problem } from "../../../lib/content/check/problem";
import { report } from "../../../lib/content/check/report";
import type { Outcome } from "../command";
import type { Draft } from "../draft/draft";
import type { Terminal } from "../terminal";
import { unknownName } from "../unknown-name";
import { UsageError } from "../usage-error";
import { yesOrNo } from "../yes-or-no";
import { askFor, BACK, BACK_WORDS, interview, type Session } from "./interview";
import { answersOf, type Given, type MadeRecord, type Recipe, type Stopped } from "./question";

/** What is left when each question has its answer. */
const END = "the last question";

/**
 * Asks, tries the record and shows it, until it is wanted as it is; then writes it.
 * @param stopped answers of before
 * @throws UsageError if nothing is written in the end
 */
export async function makeRecord(
  session: Session,
  recipe: Recipe,
  stopped: Stopped | undefined,
  draftNow: () => Draft,
): Promise<Outcome> {
  let given = await interview(session, stopped);
  for (;;) {
    const draft = draftNow();
    const made = recipe.make(draft, answersOf(session.questions, given));
    const problems = draft.check();
    session.keep(given, END);
    if (problems.length > 0) {
      given = await askAgain(problems, session, given);
      continue;
    }
    const outcome = await finish(draft, made, session.terminal);
    if (outcome) return outcome;
    given = await interview(session, { given }, true);
  }
}

/** Shows what would be written, and writes it if that is wanted. @returns undefined if an answer is to change */
async function finish(
  draft: Draft,
  { record, checklist }: MadeRecord,
  terminal: Terminal,
): Promise<Outcome | undefined> {
  await draft.followSchemas();
  const changes = draft.changes().map(({ file, kind }) => `${file} ${kind}`);
  terminal.say(`\n${JSON.stringify(record, null, 2)}\n\n${changes.join("\n")}\n`);
  const others = terminal.isPerson ? BACK_WORDS : [];
  const reply = await yesOrNo(terminal, "Write it? [yes] > ", { usual: "yes", others });
  if (reply !== undefined && others.includes(reply)) return undefined;
  if (reply !== "yes") throw new UsageError("Nothing was written.");
  draft.save();
  const left =
    checklist.length > 0 ? ["", "Left for you:", ...checklist.map((line) => `  ${line}`)] : [];
  return { text: ["Written.", ...left].join("\n"), code: 0 };
}

/** Lets a person answer one question again. @throws UsageError if nobody can be asked */
async function askAgain(
  problems: readonly Problem[],
  session: Session,
  given: Given,
): Promise<Given> {
  const { questions, terminal } = session;
  const words = `The content would not be valid with it:\n\n${report(problems)}`;
  if (!terminal.isPerson) throw new UsageError(`Nothing was written. ${words}`);
  terminal.say(`\n${words}\n`);
  const name = await terminal.ask("Which answer do you change? (nothing: give up) > ");
  if (!name) throw new UsageError("Nothing was written.");
  const at = questions.findIndex((one) => one.name === name);
  const question = questions[at];
  if (!question) {
    const asked = questions.filter((one) => given.has(one.name)).map((one) => one.name);
    terminal.say(unknownName("question", name, asked).message);
    return given;
  }
  const answers = answersOf(questions.slice(0, at), given);
  const answer = await askFor(question, answers, session, given.get(name));
  if (answer === BACK) return given;
  // Another answer may ask for more.
  return interview(session, { given: new Map([...given, [name, answer ?? null]]) });
}
