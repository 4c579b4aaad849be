import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { checkContent, inOrder } from "../../../lib/content/check/check-content";
import type { Problem } from "../../../lib/content/check/problem";
import { type RawContent, readContent } from "../../../lib/content/read/read-content";
import { takeSnapshot } from "../../../lib/content/read/snapshot";
import { fixContent, fixHint } from "../../../lib/content/check/style/fix-content";
import { styleOf } from "../../../lib/content/check/style/check-style";
import type { Command, Outcome } from "../command";
import { FORMATS } from "./formats";
import { type CheckOptions, checkOptions } from "./options";

const USAGE = `npm run content -- check [--fix] [--only RULE] [--format text|github|json] [FILE|FOLDER …]

  FILE|FOLDER   only the problems in these, such as content/units
  --only RULE   only the problems of one rule; more with commas between them
  --fix         mend what can only be meant in one way
  --format      text for people, github for annotations, json for programs

It ends with 1 if there are problems.`;

/** `npm run content check`: every problem of the content, and how its records are written. */
export const check: Command = {
  summary: "every problem of the content; --fix mends what can only be meant in one way",
  usage: USAGE,
  run({ root, args }) {
    const options = checkOptions(args, root);
    const isWanted = (problem: Problem) => matches(problem, options);
    const found = (): Problem[] => {
      const snapshot = takeSnapshot(root);
      const problems = checkContent(snapshot, staticFiles(root));
      const style = styleBeside(problems, readContent(snapshot));
      return [...problems, ...style].sort(inOrder).filter(isWanted);
    };
    if (!options.fix) return outcome(found(), options);

    const mended = fixContent(root, isWanted);
    const left = outcome(found(), options);
    if (options.format !== "text") return left;
    return { ...left, text: [...mended.map((line) => `mended  ${line}`), left.text].join("\n") };
  },
};

/** How records are written; a property that the schema does not know has no place in its order. */
function styleBeside(problems: readonly Problem[], raw: RawContent): Problem[] {
  const unknown = problems.filter(({ rule }) => rule === "unknown-property");
  const files = new Set(unknown.map(({ file }) => file));
  return styleOf(raw).filter(({ file, rule }) => rule !== "property-order" || !files.has(file));
}

function outcome(problems: Problem[], options: CheckOptions): Outcome {
  const { format } = options;
  if (problems.length > 0) {
    const hint = format === "text" && !options.fix ? fixHint(problems, asked(options)) : undefined;
    const text = [FORMATS[format](problems), hint].filter((part) => part !== undefined);
    return { text: text.join("\n"), code: 1 };
  }
  return { text: format === "json" ? FORMATS.json([]) : validWords(options), code: 0 };
}

/** The arguments that narrow down what is looked at. */
const asked = ({ only, paths }: CheckOptions): string[] => [
  ...(only ? [`--only ${only.join(",")}`] : []),
  ...paths,
];

/** What is known where no problem was found: of the whole content only if all of it was asked for. */
function validWords({ only, paths }: CheckOptions): string {
  if (!only && paths.length === 0) return "The content is valid.";
  const of = only ? ` of ${only.join(", ")}` : "";
  return `No problem${of}${paths.length > 0 ? ` in ${paths.join(", ")}` : ""}.`;
}

function matches({ file, rule }: Problem, { only, paths }: CheckOptions): boolean {
  if (only && !only.includes(rule)) return false;
  return paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));
}
