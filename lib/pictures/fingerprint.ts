import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isLeftover } from "../content/read/leftover";
import { sha256 } from "../text/sha256";

/** Packages that drawings are made with: another version may draw another line. */
const PACKAGES = ["@fontsource-variable/unbounded", "fontkit"];

/** Longest text that stands in data as it is. */
const LONGEST = 99;

/** Folders whose code draws posters. */
export const POSTER_CODE = ["drawing", "figures", "illustration", "lettering", "posters"].map(
  (name) => `lib/artwork/${name}`,
);

/**
 * Gives each drawing a name that changes when its data or the code that draws changes, so that
 * a drawing that is known need not be made again.
 */
export function fingerprints(
  root: string,
  folders: readonly string[] = POSTER_CODE,
): (data: unknown) => string {
  const code = createHash("sha256");
  for (const folder of folders.map((name) => join(root, name))) {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((file) => file.replaceAll("\\", "/"))
      .filter(
        (file) => /\.(?:ts|json)$/.test(file) && !file.endsWith(".test.ts") && !isLeftover(file),
      )
      .toSorted();
    for (const file of files) code.update(file).update(readFileSync(join(folder, file)));
  }
  for (const name of PACKAGES) {
    const path = join(root, "node_modules", name, "package.json");
    const { version } = JSON.parse(readFileSync(path, "utf8")) as { version: string };
    code.update(`${name} ${version}`);
  }
  const codeDigest = code.digest("hex");
  // The text of a drawing stands in the data of many pictures: it is hashed once, and its hash stands in its place.
  const drawings = new Map<string, string>();
  const shortened = (_: string, value: unknown) => {
    if (typeof value !== "string" || value.length <= LONGEST) return value;
    const short = drawings.get(value) ?? sha256(value);
    drawings.set(value, short);
    return short;
  };
  return (data) => sha256(codeDigest + JSON.stringify(data, shortened));
}
