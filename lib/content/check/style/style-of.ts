import type { RawContent } from "../../read/read-content";
import { checkStyle, type StyleProblem } from "./check-style";

/**
 * How the records of a content are written. Files that cannot be read as they are, such as those in another
 * encoding, are left out: written again, they would lose what they say.
 */
export function styleOf({ files, problems, schemas }: RawContent): StyleProblem[] {
  const unread = new Set(problems.map(({ file }) => file));
  return checkStyle(
    files.filter(({ path }) => !unread.has(path)),
    schemas,
  );
}
