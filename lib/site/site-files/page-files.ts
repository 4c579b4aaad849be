import { FILE_FOLDERS } from "../../content/check/addresses/file-folders";

/** True for a page: Gatsby keeps parts of pages in folders of its own. */
export const isPageFile = (file: string): boolean =>
  file.endsWith(".html") && !FILE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
