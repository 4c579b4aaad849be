import { spawnSync } from "node:child_process";

/** What is found in the file of a picture. */
export interface Inspection {
  /** As sharp calls it; undefined if the file is no picture. */
  format?: string;
  /** In pixels, turned as its EXIF says. */
  width?: number;
  height?: number;
  /** Whether all of it could be read. */
  isWhole?: boolean;
}

/**
 * Looks into pictures one after the other in standard input, whose lengths are its argument. The check is
 * synchronous and sharp is not, so it runs in a process of its own, which also keeps a picture that a library
 * cannot stand from ending the check. It starts in the working directory, where node_modules are.
 */
const PROGRAM = `
const sharp = require("sharp");
const bytes = require("node:fs").readFileSync(0);
const inspect = async (picture) => {
  try {
    const { format, autoOrient } = await sharp(picture, { limitInputPixels: false }).metadata();
    const isWhole = await sharp(picture).resize(8).raw().toBuffer().then(() => true, () => false);
    return { format, ...autoOrient, isWhole };
  } catch {
    return {};
  }
};
let end = 0;
const pictures = JSON.parse(process.argv[1]).map((length) => bytes.subarray(end, (end += length)));
Promise.all(pictures.map(inspect)).then((found) => console.log(JSON.stringify(found)));
`;

/** What has been found in this process: files that are the same are the same bytes (read-folder). */
const known = new WeakMap<Buffer, Inspection>();

/**
 * Reads each of some pictures as a whole; those that were read before are not read again.
 * @throws if sharp cannot be run
 */
export function inspectPictures(pictures: readonly Buffer[]): Inspection[] {
  const unknown = pictures.filter((bytes) => !known.has(bytes));
  const found = unknown.length === 0 ? [] : run(unknown);
  for (const [index, bytes] of unknown.entries()) known.set(bytes, found[index] ?? {});
  return pictures.map((bytes) => known.get(bytes) ?? {});
}

function run(pictures: readonly Buffer[]): Inspection[] {
  const lengths = JSON.stringify(pictures.map(({ length }) => length));
  const { status, stdout, stderr, error } = spawnSync(process.execPath, ["-e", PROGRAM, lengths], {
    input: Buffer.concat(pictures),
    encoding: "utf8",
  });
  if (status === 0) return JSON.parse(stdout) as Inspection[];
  throw new Error(`The pictures in content/art could not be looked at.\n${stderr}`, {
    cause: error,
  });
}
