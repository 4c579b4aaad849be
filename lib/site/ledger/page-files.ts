import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_FOLDERS } from "../../content/check/addresses/file-folders";
import { filesBelow, pathOfFile } from "./site-paths";

/** Whether a file of the site is a page: Gatsby keeps parts of pages in folders of its own. */
export const isPageFile = (file: string): boolean =>
  file.endsWith(".html") && !FILE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** A page of a built site: its path and its HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly html: string;
}

/** Every page below `folder` (a site's `public`), in the order of the files. */
export const readPages = (folder: string): BuiltPage[] =>
  filesBelow(folder, FILE_FOLDERS)
    .filter(isPageFile)
    .map((file) => ({ path: pathOfFile(file), html: readFileSync(join(folder, file), "utf8") }));
