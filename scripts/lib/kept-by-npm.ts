/**
 * Options that npm took for its own: of `npm run deploy /srv --dry-run` a command sees no `--dry-run`, since
 * no `--` stands before it, and would do what was only to be shown.
 */
export function keptByNpm(
  known: Iterable<string>,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return [...known].filter((name) => environment[`npm_config_${name.replaceAll("-", "_")}`]);
}

/** What to tell somebody whose options npm has kept. */
export function keptWords(kept: readonly string[], command: string): string {
  const options = kept.map((name) => `--${name}`).join(" and ");
  return `npm kept ${options} for itself, so nothing was done. Options stand behind "--": ${command}`;
}
