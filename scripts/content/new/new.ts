import { checkContent } from "../../../lib/content/check/check-content";
import { takeSnapshot } from "../../../lib/content/read/snapshot";
import { readArguments } from "../arguments";
import type { Command } from "../command";
import { Draft } from "../draft/draft";
import { kindNamed } from "../kinds/kind-named";
import type { KindName } from "../kinds/kinds";
import { UsageError } from "../usage-error";
import { invalid } from "../invalid";
import { yesOrNo } from "../yes-or-no";
import { checkOf } from "./answer-check";
import { ILLUSTRATION_WORDS, newIllustration } from "./illustration";
import type { Session } from "./interview";
import { makeRecord } from "./make-record";
import type { Recipe, Stopped } from "./question";
import { campaign } from "./recipes/campaign";
import { character } from "./recipes/character";
import { club } from "./recipes/club";
import { notice } from "./recipes/notice";
import { trip } from "./recipes/trip";
import { unit } from "./recipes/unit";
import { Unfinished } from "./unfinished";

const RECIPES: Readonly<Record<KindName, Recipe>> = {
  character,
  unit,
  club,
  campaign,
  trip,
  notice,
};

/** What a person is told first. */
const HELP =
  'Enter takes what stands in [brackets]. "back" or "<" returns to the question before. Ctrl-C stops and keeps the answers.';

const USAGE = `npm run content new KIND [NAME]

  KIND  ${Object.keys(RECIPES).join(", ")},
        or a drawing: ${[...ILLUSTRATION_WORDS.keys()].join(", ")}
  NAME  of a drawing

Asks for one value after the other and checks each. An empty answer takes what stands in [brackets]; a list has
commas between its items; \\n in a text is a line break, \\n\\n begins a paragraph. Then the record is shown, and
the files that change; nothing is written before you say so, and unless the content is valid with it.

"back" or "<" returns to the question before. Ctrl-C stops; your answers are kept, and offered the next time.

Answers can come from a file, one a line (npm run -s content new club < answers.txt): a wrong one ends the
command with 2, and nothing is written.`;

/** `npm run content new`: makes a record, asking for what it holds, and names it where it has to be named. */
export const newRecord: Command = {
  summary: "makes a record, asking for what it holds, or a drawing to begin with",
  usage: USAGE,
  async run({ root, args, terminal }) {
    const { positionals } = readArguments(args, { options: {}, count: 1, most: 2, usage: USAGE });
    const [word = "", name] = positionals;
    const drawing = ILLUSTRATION_WORDS.get(word);
    if (drawing) return newIllustration({ root, terminal }, drawing, name);
    if (name !== undefined) throw new UsageError(USAGE);
    const kind = kindNamed(word);
    const recipe = RECIPES[kind];
    const content = takeSnapshot(root);
    const before = checkContent(content);
    if (before.length > 0) return invalid("The content has to be valid first.", before);

    const unfinished = new Unfinished(root, kind);
    const session: Session = {
      questions: recipe.questions(new Draft(root, content)),
      check: checkOf(content),
      terminal,
      keep: (given, next) => {
        if (terminal.isPerson) unfinished.keep(given, next);
      },
    };
    try {
      const stopped = await goOn(unfinished, session);
      if (terminal.isPerson) terminal.say(HELP);
      const outcome = await makeRecord(session, recipe, stopped, () => new Draft(root, content));
      // Answers from a file are not those that a person has left.
      if (terminal.isPerson) unfinished.forget();
      return outcome;
    } catch (error) {
      if (!(error instanceof UsageError) || !unfinished.isKept) throw error;
      throw new UsageError(
        `${error.message} Your answers are kept: npm run content new ${kind} goes on with them.`,
      );
    }
  },
};

/** Offers to go on where a person has stopped. @returns undefined for a new beginning */
async function goOn(unfinished: Unfinished, { terminal }: Session): Promise<Stopped | undefined> {
  const stopped = terminal.isPerson ? unfinished.read() : undefined;
  if (!stopped) return undefined;
  const question = `You stopped at ${stopped.at} — go on? [Y/n] > `;
  const reply = await yesOrNo(terminal, question, { usual: "yes" });
  if (reply === undefined)
    throw new UsageError("Nothing was written. Your answers are still kept.");
  if (reply === "yes") return stopped;
  unfinished.forget();
  return undefined;
}
