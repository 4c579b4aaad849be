import { listFiles } from "../read/list-files";
import { readFiles } from "../read/read-files";
import { readSchemas } from "../schema/read-schemas";
import { checkStyle, type StyleProblem } from "./check-style";

/**
 * How the records below `content/` of the project at `root` are written. Files that cannot be read as they
 * are, such as those in another encoding, are left out: written again, they would lose what they say.
 */
export function styleOf(root: string): StyleProblem[] {
  const { files, problems } = readFiles(root, listFiles(root));
  const unread = new Set(problems.map(({ file }) => file));
  return checkStyle(
    files.filter(({ path }) => !unread.has(path)),
    readSchemas(root),
  );
}
