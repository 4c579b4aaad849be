import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapePattern } from "../../lib/text/escape-pattern";
import { GitError } from "./git/git-error";
import { tryGit } from "./git/run-git";

/**
 * Folders of code that may name a record, from the project's root. Excludes generated files, and tests and benchmarks,
 * which have content of their own.
 */
const FOLDERS = ["gatsby", "lib", "plugins", "scripts", "server", "src"];
const PROGRAMS = [
  ...FOLDERS.flatMap((folder) => ["ts", "tsx", "css"].map((ending) => `${folder}/*.${ending}`)),
  ...["shapes/*", "generated/*", "gatsby-types*", "*.test.ts*", "*.fixtures.ts*", "testing/*"].map(
    (name) => `:!*/${name}`,
  ),
];

/** Start of a line up to a comment; every line of a block comment begins with a star. */
const IN_COMMENT = /^\s*(?:\{?\/\*|\*)|(?:^|\s)\/\/\s/;

/** True if a position is in a comment. @param column 1-based, in bytes, as git counts */
function isComment(root: string, file: string, line: number, column: number): boolean {
  const text = readFileSync(join(root, file), "utf8").split("\n")[line - 1];
  return IN_COMMENT.test(Buffer.from(text ?? "").toString("utf8", 0, column - 1));
}

/** Places in the code that name a record in quotation marks or before a colon, as `file:line:column`. */
function mentions(root: string, name: string): string[] {
  const escaped = escapePattern(name);
  const quoted = `["'\`]([^"'\` ]*/)?${escaped}["'\`?#]`;
  const before = `^[[:space:]]*${escaped}(:[[:space:]]|,$)`;
  const options = ["--no-index", "--extended-regexp", "-n", "-o", "--column"];
  const found = tryGit(root, "grep", ...options, "-e", quoted, "-e", before, "--", ...PROGRAMS);
  return (found?.split("\n") ?? []).flatMap((one) => {
    const [, file = "", line, column, indent = ""] = /^(.+?):(\d+):(\d+):(\s*)/.exec(one) ?? [];
    if (isComment(root, file, Number(line), Number(column))) return [];
    return [`${file}:${line}:${Number(column) + indent.length}`];
  });
}

/** Lines about the mentions of names, each of which a person must check; empty if there are none. */
export function mentionLines(root: string, names: readonly string[]): string[] {
  const places = new Set<string>();
  try {
    for (const place of names.flatMap((name) => mentions(root, name))) places.add(place);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return ["", `Programs were not searched for it. ${error.message}`];
  }
  if (places.size === 0) return [];
  return [
    "",
    "Programs have the same word. Where it means the record, a programmer changes it; say so in the pull request:",
    ...[...places].map((at) => `  ${at}`),
  ];
}
