const START = "<!-- bench:pages start: written by `npm run bench:pages -- --write` -->";
const END = "<!-- bench:pages end -->";

/**
 * The document with what stands between its two marks replaced; all else stays as it was written.
 *
 * @throws if the marks are not there once each, in their order
 */
export function replaceGenerated(document: string, generated: string): string {
  const [before, rest, ...more] = document.split(START);
  const [old, after, ...evenMore] = (rest ?? "").split(END);
  if (before === undefined || old === undefined || after === undefined) {
    throw new Error(`The document lacks “${START}” and, after it, “${END}”.`);
  }
  if (more.length > 0 || evenMore.length > 0) throw new Error("The document has a mark twice.");
  return `${before}${START}\n\n${generated.trim()}\n\n${END}${after}`;
}
