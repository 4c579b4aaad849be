import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { writeWhole } from "../../../files/write-whole";
import { ART_FOLDER } from "../../read/folders";
import { ILLUSTRATIONS } from "../../model/illustrations/kinds";
import { ALL_KINDS, KINDS } from "../../model/kinds/kinds";
import { SITE_FILE } from "../../model/kinds/single-files";
import { listFiles } from "../../read/list-files";
import { CONTENT, fileIn, takeSnapshot } from "../../read/snapshot";
import { answerText } from "./answer-text";
import { contentFolder } from "./content-folder";
import { EXHIBITION_ANSWER, exhibitionAnswer } from "./made-answers";
import { givenAddress, withAddress } from "./site-address";

/** What a refresh of the snapshot did; paths in content/. */
export interface Refreshed {
  written: string[];
  removed: string[];
}

/**
 * Makes the snapshot the same as content/, which must have passed the check. Files that are the same
 * are not touched, so that nothing is built again for them; all folders exist, empty or not. The
 * address that the environment gives the build stands in the place of the written one, answers are without
 * what they say to editors, and the answer of the exhibition is made of the exhibits.
 * @param content what was checked, where it has been read already
 * @throws if the environment gives a bad address
 */
export function refreshSnapshot(root: string, content = takeSnapshot(root)): Refreshed {
  const snapshot = contentFolder(root);
  const address = givenAddress();
  const { records, art, drawings, illustrations } = listFiles(content);
  const paths = [...records, ...art, ...drawings, ...illustrations].map(({ path }) => path);
  const folders = [
    ...ALL_KINDS.map(({ folder }) => folder),
    ...Object.keys(ILLUSTRATIONS).map((folder) => join(ART_FOLDER, folder)),
  ];
  for (const folder of folders) mkdirSync(join(snapshot, folder), { recursive: true });

  const storedOf = (path: string): string | Buffer => {
    const bytes = fileIn(content, `${CONTENT}/${path}`);
    if (path === SITE_FILE && address !== undefined) return withAddress(String(bytes), address);
    return path.startsWith(`${KINDS.answers.folder}/`) ? answerText(String(bytes)) : bytes;
  };
  const written = paths.filter((path) =>
    put(snapshot, path, storedOf(path), statSync(join(root, CONTENT, path))),
  );
  if (put(snapshot, EXHIBITION_ANSWER, exhibitionAnswer(content))) written.push(EXHIBITION_ANSWER);
  const wanted = new Set([...paths, EXHIBITION_ANSWER]);
  const removed = filesBelow(snapshot).filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(snapshot, path));
  // The folder tells of changes below it too.
  if (written.length + removed.length > 0) utimesSync(snapshot, new Date(), new Date());
  return { written, removed };
}

/** Is there content that once passed the check? */
export const hasSnapshot = (root: string): boolean =>
  existsSync(join(contentFolder(root), SITE_FILE));

/**
 * Writes a file of the snapshot, with the times of the one that it comes from, if it holds something else so far.
 * @returns whether it was written
 */
function put(snapshot: string, path: string, data: string | Buffer, times?: Stats): boolean {
  const target = join(snapshot, path);
  if (existsSync(target) && readFileSync(target).equals(Buffer.from(data))) return false;
  writeWhole(target, data, times);
  return true;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll("\\", "/"));
}
