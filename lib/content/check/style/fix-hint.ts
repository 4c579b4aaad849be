import type { Problem } from "../problem";
import { STYLE_RULES } from "./check-style";

/** Whether `npm run content -- check --fix` mends a problem. */
export const isFixable = ({ fix, rule }: Problem): boolean =>
  fix !== undefined || Object.hasOwn(STYLE_RULES, rule);

/**
 * Which of some problems a command mends, to be printed below them; undefined if it mends none.
 * @param more what the command is given besides `--fix`
 */
export function fixHint(
  problems: readonly Problem[],
  more: readonly string[] = [],
): string | undefined {
  const count = problems.filter(isFixable).length;
  if (count === 0) return undefined;
  const which =
    count === problems.length ? (count === 1 ? "it" : "all of them") : `${count} of them`;
  return `This mends ${which}: ${["npm run content -- check --fix", ...more].join(" ")}`;
}
