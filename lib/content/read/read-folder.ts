import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../model/problems/content-error";

const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "is a link to a missing file",
  ELOOP: "is a link to itself",
  EACCES: "cannot be read: you have no permission",
  EPERM: "cannot be read: you have no permission",
  EISDIR: "is a link to a folder; allowed: a file",
  ENOTDIR: "is a file; allowed: a folder",
  ERR_FS_FILE_TOO_LARGE: "has more than 2 GB, which is too large",
};

/** Endings that folders do not have. */
const OF_FILES = /\.(?:json|md|svg|png|jpg|webp|avif)$/;

/** Message for a name that is not valid UTF-8: its decoded form names no file. */
const UNNAMED = "has a name that is not written in UTF-8; allowed: letters, digits, - and _";

/**
 * Reads the files below a folder of the project at `root`.
 * @param folder path from the root
 * @param isWanted true for paths, from the root, to read
 * @returns bytes by path from the root, with slashes, sorted; empty if there is no such folder
 * @throws ContentError with a line for each path that cannot be read
 */
export function readFolder(
  root: string,
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): [file: string, bytes: Buffer][] {
  const faults: string[] = [];
  const found: [file: string, bytes: Buffer][] = [];
  for (const [file, entry] of entriesBelow(root, folder)) {
    if (entry.isDirectory()) {
      if (OF_FILES.test(file) && isWanted(file))
        faults.push(`${file}  is a folder; allowed: a file`);
      continue;
    }
    if (!isWanted(file)) continue;
    const path = join(root, file);
    try {
      const what = nounOfNonFile(entry.isSymbolicLink() ? statSync(path) : entry);
      if (what === undefined) found.push([file, bytesOf(path)]);
      else faults.push(`${file}  is ${what}; allowed: a file`);
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      // An editor that saves a file may remove it meanwhile.
      if (file.includes("\ufffd")) faults.push(`${file}  ${UNNAMED}`);
      else if (code !== "ENOENT" || !entry.isFile())
        faults.push(`${file}  ${FAULTS[code] ?? message}`);
    }
  }
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
  return found;
}

/** Name of an entry that is neither a file nor a folder; reading it may never end. */
function nounOfNonFile(entry: Dirent | Stats): string | undefined {
  if (entry.isFIFO()) return "a pipe";
  if (entry.isSocket()) return "a socket";
  return entry.isCharacterDevice() || entry.isBlockDevice() ? "a device" : undefined;
}

/** Entries below a folder, by path. Does not follow links, as `recursive` does in newer releases of Node. */
const entriesBelow = (root: string, folder: string): [file: string, entry: Dirent][] =>
  [...walk(root, folder)].sort(([one], [other]) => (one < other ? -1 : 1));

function* walk(root: string, folder: string): Iterable<[file: string, entry: Dirent]> {
  for (const entry of entriesOf(root, folder)) {
    const file = folder === "" ? entry.name : `${folder}/${entry.name}`;
    yield [file, entry];
    if (entry.isDirectory()) yield* walk(root, file);
  }
}

function entriesOf(root: string, folder: string): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return [];
    throw new ContentError(`${folder}  ${FAULTS[code] ?? message}`);
  }
}

const lastRead = new Map<string, Buffer>();

/** Bytes of a file; the same object as before if equal. */
function bytesOf(path: string): Buffer {
  const bytes = readFileSync(path);
  const before = lastRead.get(path);
  if (before?.equals(bytes)) return before;
  lastRead.set(path, bytes);
  return bytes;
}
