import { execFileSync } from "node:child_process";

const PROGRAM = `
const sharp = require("sharp");
const [format] = process.argv.slice(1);
const create = { width: 1600, height: 1600, channels: 3, background: "black" };
sharp({ create }).toFormat(format).toBuffer().then((bytes) => process.stdout.write(bytes));
`;

/** A black picture, large enough for any place. */
export const picture = (format: "jpeg" | "webp" | "avif"): Buffer =>
  execFileSync(process.execPath, ["-e", PROGRAM, format]);
