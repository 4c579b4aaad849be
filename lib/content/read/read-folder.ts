import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "../model/problems/content-error";

/** What is said of a path by the code of the error that reading it gives. */
const FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "is a link that leads nowhere",
  ELOOP: "is a link that leads back to itself",
  EACCES: "cannot be read: you have no permission",
  EPERM: "cannot be read: you have no permission",
  EISDIR: "is a link to a folder; allowed: a file",
  ENOTDIR: "is a file; allowed: a folder",
  ERR_FS_FILE_TOO_LARGE: "has more than 2 GB, which is too large",
};

/** Endings that only files have. */
const OF_FILES = /\.(?:json|md|svg|png|jpg|webp|avif)$/;

/** Problem of a name that cannot be decoded: the decoded name leads to no file. */
const UNNAMED = "has a name that is not written in UTF-8; allowed: letters, digits, - and _";

/**
 * Reads the files below a folder of the project at `root`.
 * @param folder path from the root
 * @param isWanted whether a file is read at all, by its path from there
 * @returns bytes by path from the root, with slashes, in the order of the paths; none if there is no such folder
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
      const what = noFile(entry.isSymbolicLink() ? statSync(path) : entry);
      if (what === undefined) found.push([file, bytesOf(path)]);
      else faults.push(`${file}  is ${what}; allowed: a file`);
    } catch (error) {
      const { code = "", message } = error as NodeJS.ErrnoException;
      // A file may be gone again since its folder was read, when an editor saves it.
      if (file.includes("\ufffd")) faults.push(`${file}  ${UNNAMED}`);
      else if (code !== "ENOENT" || !entry.isFile())
        faults.push(`${file}  ${FAULTS[code] ?? message}`);
    }
  }
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
  return found;
}

/** Name of an entry that is neither a file nor a folder; to read it may never end. */
function noFile(entry: Dirent | Stats): string | undefined {
  if (entry.isFIFO()) return "a pipe";
  if (entry.isSocket()) return "a socket";
  return entry.isCharacterDevice() || entry.isBlockDevice() ? "a device" : undefined;
}

/** What lies below a folder, by path. Links are not followed: from one release of Node on, `recursive` does. */
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

/** What files held when they were read last, by their paths. */
const lastRead = new Map<string, Buffer>();

/** The bytes of a file, the same object as before where they are the same. */
function bytesOf(path: string): Buffer {
  const bytes = readFileSync(path);
  const before = lastRead.get(path);
  if (before?.equals(bytes)) return before;
  lastRead.set(path, bytes);
  return bytes;
}
