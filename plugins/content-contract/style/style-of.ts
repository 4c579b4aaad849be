import { listFiles } from "../read/list-files";
import { readFiles } from "../read/read-files";
import { readSchemas } from "../schema/read-schemas";
import { checkStyle, type StyleProblem } from "./check-style";

/** How the records below `content/` of the project at `root` are written. */
export function styleOf(root: string): StyleProblem[] {
  return checkStyle(readFiles(root, listFiles(root)).files, readSchemas(root));
}
