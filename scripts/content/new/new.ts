import type { Character, Office, Unit } from "../../../content/types";
import { checkContent } from "../../../plugins/content-contract/check-content";
import type { Problem } from "../../../plugins/content-contract/problem";
import { RECORD_KINDS } from "../../../plugins/content-contract/read/folders";
import { readContent } from "../../../plugins/content-contract/read/read-content";
import { vocabularyOf } from "../../../plugins/content-contract/read/records";
import { type Snapshot, takeSnapshot } from "../../../plugins/content-contract/read/snapshot";
import { report } from "../../../plugins/content-contract/report";
import { validatorsOf } from "../../../plugins/content-contract/schema/validators";
import { readArguments } from "../arguments";
import type { Command } from "../command";
import { Draft } from "../draft/draft";
import { kindNamed } from "../kinds/kind-named";
import type { KindName } from "../kinds/kinds";
import type { Terminal } from "../terminal";
import { unknownName } from "../unknown-name";
import { UsageError } from "../usage-error";
import { unsound } from "../unsound";
import { isYes } from "../yes-or-no";
import { askFor, interview } from "./interview";
import type { Answer, Question } from "./question";
import type { AnswerCheck } from "./read-answer";
import type { MadeRecord, Recipe } from "./recipe";
import { campaign } from "./recipes/campaign";
import { character } from "./recipes/character";
import { club } from "./recipes/club";
import { notice } from "./recipes/notice";
import { trip } from "./recipes/trip";
import { unit } from "./recipes/unit";

const RECIPES: Readonly<Record<KindName, Recipe>> = {
  character,
  unit,
  club,
  campaign,
  trip,
  notice,
};

/** Records that people know by another name than their id. */
const NAMED = [
  { refers: "office", kind: RECORD_KINDS.offices },
  { refers: "unit", kind: RECORD_KINDS.units },
];

const USAGE = `npm run content new KIND

  KIND  ${Object.keys(RECIPES).join(", ")}

Asks for one value after the other and checks each. An empty answer takes what stands in [brackets]; a list has
commas between its items; \\n in a text is a line break, \\n\\n begins a paragraph. Then the record is shown, and
the files that change; nothing is written before you say so, and unless the content is sound with it.

Answers can come from a file, one a line (npm run -s content new club < answers.txt): a wrong one ends the
command with 2, and nothing is written.`;

/** `npm run content new`: makes a record, asking for what it holds, and names it where it has to be named. */
export const newRecord: Command = {
  summary: "makes a character, unit, club, campaign, trip or notice, asking for what it holds",
  usage: USAGE,
  async run({ root, args, terminal }) {
    const { positionals } = readArguments(args, { options: {}, count: 1, usage: USAGE });
    const recipe = RECIPES[kindNamed(positionals[0] ?? "")];
    const content = takeSnapshot(root);
    const before = checkContent(content);
    if (before.length > 0) return unsound("The content has to be sound first.", before);

    const check = checkOf(content);
    const questions = recipe.questions(new Draft(root, content));
    const answers = await interview(questions, check, terminal);
    for (;;) {
      const draft = new Draft(root, content);
      const made = recipe.make(draft, answers);
      const problems = draft.check();
      if (problems.length === 0) return finish(draft, made, terminal);
      await askAgain(problems, { questions, answers, check, terminal });
    }
  },
};

function checkOf(content: Snapshot): AnswerCheck {
  const { schemas, files } = readContent(content);
  const vocabulary = vocabularyOf(files);
  const characterIds = new Map(
    files
      .filter(({ kind }) => kind === RECORD_KINDS.characters)
      .map(({ key, data }) => [key, (data as Character).id]),
  );
  const shownNames = new Map(
    NAMED.map(({ refers, kind }) => [
      refers,
      new Map(
        files
          .filter((file) => file.kind === kind)
          .map(({ key, data }) => [key, (data as Unit | Office).name]),
      ),
    ]),
  );
  const validators = validatorsOf(schemas);
  return { schemas, validators, vocabulary, noun: "a record", characterIds, shownNames };
}

/** Shows what would be written, and writes it if that is wanted. */
async function finish(draft: Draft, { record, checklist }: MadeRecord, terminal: Terminal) {
  await draft.followSchemas();
  const changes = draft.changes().map(({ file, kind }) => `${file} ${kind}`);
  terminal.say(`\n${JSON.stringify(record, null, 2)}\n\n${changes.join("\n")}\n`);
  if (!(await isYes(terminal, "Write it? [yes] > ", true)))
    throw new UsageError("Nothing was written.");
  draft.save();
  const left =
    checklist.length > 0 ? ["", "Left for you:", ...checklist.map((line) => `  ${line}`)] : [];
  return { text: ["Written.", ...left].join("\n"), code: 0 as const };
}

/** Lets a person answer one question anew. @throws UsageError if nobody can be asked */
async function askAgain(
  problems: readonly Problem[],
  on: {
    questions: readonly Question[];
    answers: Record<string, Answer>;
    check: AnswerCheck;
    terminal: Terminal;
  },
): Promise<void> {
  const { questions, answers, check, terminal } = on;
  const words = `The content would not be sound with it:\n\n${report(problems)}`;
  if (!terminal.isPerson) throw new UsageError(`Nothing was written. ${words}`);
  terminal.say(`\n${words}\n`);
  const name = await terminal.ask("Which answer do you change? (nothing: give up) > ");
  if (!name) throw new UsageError("Nothing was written.");
  const question = questions.find((one) => one.name === name);
  if (!question) {
    return terminal.say(
      unknownName(
        "question",
        name,
        questions.map((one) => one.name),
      ).message,
    );
  }
  const answer = await askFor(question, answers, check, terminal);
  if (answer === undefined) delete answers[name];
  else answers[name] = answer;
}
