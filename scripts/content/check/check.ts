import { existsSync } from "node:fs";
import { join, parse, relative, resolve, sep } from "node:path";
import { staticFiles } from "../../../lib/content/check/addresses/site-files";
import { checkContent, inOrder } from "../../../lib/content/check/check-content";
import type { Problem } from "../../../lib/content/model/problems/problem";
import { report } from "../../../lib/content/check/report";
import { styleOf } from "../../../lib/content/check/style/check-style";
import type { Fix } from "../../../lib/content/check/style/line-ends";
import { fixesOf } from "../../../lib/content/check/style/fixes";
import { readContent } from "../../../lib/content/read/read-content";
import { writeWhole } from "../../../lib/files/write-whole";
import { fixTexts } from "../../../lib/content/check/style/fix-texts";
import { fileIn, takeSnapshot } from "../../../lib/content/read/snapshot";
import { command } from "../command";
import { gamesOf } from "./games";
import { fixEndings } from "./fix-endings";
import { CommandError } from "../../../lib/command-line/command-error";
import { didYouMean } from "../../../lib/command-line/known-name";
import { guesses } from "../../../lib/content/model/problems/suggest";

const USAGE = `npm run content -- check [--fix] [FILE|FOLDER …]

  FILE|FOLDER   only the problems in these, such as content/units
  --fix         write files as the others are: records in the order of their schema and laid out alike,
                all in UTF-8 with line ends of Unix, commas and quotation marks where JSON wants them, texts
                with curly marks and without tabs, stray spaces and invisible characters, notices newest first, drawings without what drawing programs add,
                endings of names in small letters and as they are read (x.JPEG becomes x.jpg),
                the games with new idols

Exit code 1 if there are problems.`;

/** `npm run content check`: reports all problems of the content, and of its formatting. */
export const check = command({
  summary: "lists all problems of the content; --fix repairs what it can",
  usage: USAGE,
  options: { fix: { type: "boolean" } },
  most: Number.POSITIVE_INFINITY,
  run(root, { values, positionals }) {
    const paths = positionals.map((path) => contentPath(path, root));
    const isWanted = ({ file }: { file: string }) =>
      paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));
    const fixMessages = values.fix ? fixFiles(root, isWanted) : [];
    const snapshot = takeSnapshot(root);
    const problems = checkContent(snapshot, staticFiles(root));
    const raw = readContent(snapshot);
    const style = [...independentStyle(problems, styleOf(raw)), ...gamesOf(raw)];
    const remaining = [...problems, ...style].filter(isWanted).sort(inOrder);
    const success =
      paths.length > 0 ? `No problem in ${paths.join(", ")}.` : "The content is valid.";
    if (remaining.length > 0)
      throw new CommandError([...fixMessages, report(remaining)].join("\n"), 1);
    return [...fixMessages, success].join("\n");
  },
});

/** Fixing a file may make further fixes possible. */
const MAX_PASSES = 6;

function fixFiles(root: string, isWanted: (one: { file: string }) => boolean): string[] {
  const messages = new Set<string>(fixEndings(root, isWanted));
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const snapshot = takeSnapshot(root);
    const problems = checkContent(snapshot);
    const raw = readContent(snapshot);
    const all = [
      ...independentStyle(problems, fixesOf(raw)),
      ...gamesOf(raw),
      ...fixTexts(problems, (file) => fileIn(snapshot, file).toString("utf8")),
    ];
    // Of several fixes for a file only the first: later ones would undo it.
    const fixes = all.filter(
      (one, index) => isWanted(one) && !all.slice(0, index).some(({ file }) => file === one.file),
    );
    if (fixes.length === 0) break;
    for (const { file, rule, fixed } of fixes) {
      writeWhole(join(root, file), fixed);
      messages.add(`fixed  ${file}: ${rule}`);
    }
  }
  return [...messages];
}

/**
 * Formatting problems, except those caused by other problems: an unknown property has no place in the order, and a
 * record in a wrong folder has another schema.
 */
function independentStyle<One extends Fix>(problems: readonly Problem[], style: readonly One[]) {
  const withRule = (name: string) =>
    new Set(problems.flatMap(({ file, rule }) => (rule === name ? [file] : [])));
  const [unknown, misplaced] = [withRule("unknown-property"), withRule("wrong-folder")];
  return style.filter(
    ({ file, rule }) => !misplaced.has(file) && (rule !== "property-order" || !unknown.has(file)),
  );
}

/** Converts an argument to a path as in problems. @throws CommandError if it is not in the content */
function contentPath(path: string, root: string): string {
  const absolutePath = resolve(root, path);
  const name = relative(root, absolutePath).replaceAll(sep, "/");
  const isInContent = `${name}/`.startsWith("content/");
  if (isInContent && existsSync(absolutePath)) return name;
  if (existsSync(absolutePath)) {
    throw new CommandError(`"${path}" is not in content/: only what stands there is checked.`);
  }
  const files = [...takeSnapshot(root).keys()].filter((file) => /\.(?:json|md)$/.test(file));
  const isFolder = isInContent && !path.includes(".");
  const known = isFolder ? [...new Set(files.map((file) => parse(file).dir))] : files;
  const likely = guesses(
    parse(path).name,
    known.map((one) => parse(one).name),
  );
  const intended = known.filter((one) => likely.includes(parse(one).name));
  throw new CommandError(`There is no file or folder "${path}".${didYouMean(intended)}`);
}
