import { spawnSync } from "node:child_process";
import type { Inspection } from "./inspection";
import { storedInspections } from "./stored-inspections";

/** Greatest width and height of a picture; the widest place uses a quarter of it. */
export const MOST_PIXELS = 8000;

/** Time limits in seconds, for one picture and for all. */
const MOST_SECONDS = 20;
const MOST_SECONDS_IN_ALL = 180;

/**
 * Reads all pictures from standard input, with their lengths as argument, inspects two at a time, and prints a line
 * for each. A process of its own, since the check is synchronous and sharp is not, and since a picture may crash the
 * library. It starts in the working directory, where node_modules are, and ends with its parent. Size comes from the
 * file's header; then all pixels are read with `extract`, as in a build, since a merely reduced JPEG is read only in
 * part.
 */
const PROGRAM = `
const parent = process.ppid;
setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 200).unref();
const sharp = require("sharp");
const bytes = require("node:fs").readFileSync(0);
const [lengths, most, seconds] = JSON.parse(process.argv[1]);
const inspect = async (picture) => {
  let head;
  try {
    head = await sharp(picture, { limitInputPixels: false }).metadata();
  } catch {
    return {};
  }
  const { format, autoOrient, width, height, hasAlpha } = head;
  if (width > most || height > most) return { format, ...autoOrient };
  const image = sharp(picture).timeout({ seconds });
  const pixels = hasAlpha
    ? image.extractChannel("alpha")
    : image.extract({ left: 0, top: 0, width, height }).resize(8, 8, { fit: "fill" });
  try {
    const values = await pixels.raw().toBuffer();
    const isInvisible = hasAlpha && values.every((value) => value === 0);
    return { format, ...autoOrient, isWhole: true, isInvisible };
  } catch (error) {
    return { format, ...autoOrient, isWhole: false, isSlow: /timeout/.test(error.message) };
  }
};
let end = 0;
const pictures = lengths.map((length) => bytes.subarray(end, (end += length)));
let next = 0;
const lane = async () => {
  for (let at = next++; at < pictures.length; at = next++)
    console.log(JSON.stringify([at, await inspect(pictures[at])]));
};
lane();
lane();
`;

/** Results of this process: equal files share one buffer (read-folder). */
const known = new WeakMap<Buffer, Inspection>();

/**
 * Reads pictures completely, except those inspected before by this process or an earlier one.
 * @throws if sharp cannot be run
 */
export function inspectPictures(pictures: readonly Buffer[]): Inspection[] {
  const unknown = pictures.filter((bytes) => !known.has(bytes));
  const found = unknown.length === 0 ? [] : storedInspections(unknown, run);
  for (const [index, bytes] of unknown.entries()) known.set(bytes, found[index] ?? {});
  return pictures.map((bytes) => known.get(bytes) ?? {});
}

function run(pictures: readonly Buffer[]): Inspection[] {
  const lengths = pictures.map(({ length }) => length);
  const argument = JSON.stringify([lengths, MOST_PIXELS, MOST_SECONDS]);
  const { status, stdout, stderr, error } = spawnSync(process.execPath, ["-e", PROGRAM, argument], {
    input: Buffer.concat(pictures),
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
    timeout: MOST_SECONDS_IN_ALL * 1000,
    killSignal: "SIGKILL",
  });
  const isLate = (error as NodeJS.ErrnoException | undefined)?.code === "ETIMEDOUT";
  if (status !== 0 && !isLate) {
    const message = `The pictures in content/art could not be inspected.\n${stderr}`;
    throw new Error(message, { cause: error });
  }
  const lines = stdout.split("\n").filter((line) => line.endsWith("]"));
  const found = new Map(lines.map((line) => JSON.parse(line) as [number, Inspection]));
  return pictures.map((_, index) => found.get(index) ?? { isSlow: true });
}
