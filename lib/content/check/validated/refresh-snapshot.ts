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
import { addressFromEnvironment, withAddress } from "./site-address";

export interface SnapshotChanges {
  written: string[];
  removed: string[];
}

/**
 * Updates the snapshot to content/, which must have passed the check. Unchanged files are not touched, so that they
 * cause no rebuild; all folders exist, even if empty. Applies the environment's address, removes `$schema` from
 * answers, and adds the exhibition's answer.
 * @param content checked content, if it was read already
 * @throws if the environment has an invalid address
 */
export function refreshSnapshot(root: string, content = takeSnapshot(root)): SnapshotChanges {
  const snapshot = contentFolder(root);
  const address = addressFromEnvironment();
  const { records, art, drawings, illustrations } = listFiles(content);
  const paths = [...records, ...art, ...drawings, ...illustrations].map(({ path }) => path);
  const folders = [
    ...ALL_KINDS.map(({ folder }) => folder),
    ...Object.keys(ILLUSTRATIONS).map((folder) => join(ART_FOLDER, folder)),
  ];
  for (const folder of folders) mkdirSync(join(snapshot, folder), { recursive: true });

  const snapshotText = (path: string): string | Buffer => {
    const bytes = fileIn(content, `${CONTENT}/${path}`);
    if (path === SITE_FILE && address !== undefined) return withAddress(String(bytes), address);
    return path.startsWith(`${KINDS.answers.folder}/`) ? answerText(String(bytes)) : bytes;
  };
  const written = paths.filter((path) =>
    writeIfChanged(snapshot, path, snapshotText(path), statSync(join(root, CONTENT, path))),
  );
  if (writeIfChanged(snapshot, EXHIBITION_ANSWER, exhibitionAnswer(content)))
    written.push(EXHIBITION_ANSWER);
  const wanted = new Set([...paths, EXHIBITION_ANSWER]);
  const removed = filesBelow(snapshot).filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(snapshot, path));
  // The folder's time stands for changes below it too.
  if (written.length + removed.length > 0) utimesSync(snapshot, new Date(), new Date());
  return { written, removed };
}

export const hasSnapshot = (root: string): boolean =>
  existsSync(join(contentFolder(root), SITE_FILE));

/** Writes a file of the snapshot with the times of its source, unless it is the same. @returns true if written */
function writeIfChanged(
  snapshot: string,
  path: string,
  data: string | Buffer,
  times?: Stats,
): boolean {
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
