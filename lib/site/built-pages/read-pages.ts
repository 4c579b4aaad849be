import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_FOLDERS } from "../../content/check/addresses/file-folders";
import type { KnownFiles } from "./known-files";
import { filesBelow, pathOfFile } from "./site-paths";

/** Whether a file of the site is a page: Gatsby keeps parts of pages in folders of its own. */
export const isPageFile = (file: string): boolean =>
  file.endsWith(".html") && !FILE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/**
 * What `read` finds in each page below `folder` (a site's `public`), in the order of the files. They are
 * read one at a time: a large site does not fit into memory.
 * @param known what was found before by the same code; pages that nobody has touched since are not read again
 */
export function readPages<Found>(
  folder: string,
  read: (path: string, html: string) => Found,
  known?: KnownFiles<Found>,
): Found[] {
  const found = filesBelow(folder, FILE_FOLDERS)
    .filter(isPageFile)
    .map((file) => {
      const before = known?.find(folder, file);
      if (before !== undefined) return before;
      const now = read(pathOfFile(file), readFileSync(join(folder, file), "utf8"));
      known?.note(folder, file, now);
      return now;
    });
  known?.save();
  return found;
}
