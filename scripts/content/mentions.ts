import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapePattern } from "../../lib/text/escape-pattern";

/** Where programs may name a record, from the project's root. */
const FOLDERS = ["bench", "e2e", "gatsby", "lib", "plugins", "scripts", "server", "src", "test"];
const PROGRAMS = /\.(?:ts|tsx|css)$/;

/** What `npm run types` and the build write. */
const GENERATED = /\/shapes\/|\/generated\/|gatsby-types/;

/**
 * Places in the programs that name a record, as `file:line:column`: a person has to look at each.
 * @param name in quotation marks, at the end of a path in quotation marks, or before a colon
 */
export function mentions(root: string, name: string): string[] {
  const escaped = escapePattern(name);
  const pattern = new RegExp(
    `["'\`](?:[^"'\`\\s]*/)?${escaped}["'\`?#]|^\\s*${escaped}(?=:\\s|,$)`,
    "gm",
  );
  return FOLDERS.flatMap((folder) => programsIn(root, folder)).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(pattern)].map((match) => {
      const before = text.slice(0, match.index + match[0].length - match[0].trimStart().length);
      const lines = before.split("\n");
      return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
    });
  });
}

/** The mentions of some names as lines for people; none if there are no mentions. */
export function mentionLines(root: string, names: readonly string[]): string[] {
  const places = [...new Set(names.flatMap((name) => mentions(root, name)))];
  if (places.length === 0) return [];
  return ["", "Programs name it too; these are for you:", ...places.map((at) => `  ${at}`)];
}

function programsIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
      .filter((path) => PROGRAMS.test(path) && !GENERATED.test(path))
      .sort();
  } catch {
    return [];
  }
}
