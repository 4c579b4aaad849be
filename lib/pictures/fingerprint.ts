import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoize } from "../content/model/memoize";
import { isLeftover } from "../content/read/leftover";
import { sha256 } from "../text/sha256";

/** Packages that affect drawings. */
const PACKAGES = ["@fontsource-variable/unbounded", "@fontsource/dela-gothic-one", "fontkit"];

/** In characters: longer texts are hashed. */
const LONGEST_UNHASHED = 99;

/** Folders whose code draws posters. */
export const POSTER_CODE = ["drawing", "figures", "illustration", "lettering", "posters"].map(
  (name) => `lib/artwork/${name}`,
);

/**
 * Returns a function that identifies a drawing by its data and the drawing code, so that known drawings are not made
 * again.
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
  // Data of many pictures contain the same drawings: each text is hashed once and replaced by its hash.
  const digests = new Map<string, string>();
  const shortened = (_: string, value: unknown) => {
    if (typeof value !== "string" || value.length <= LONGEST_UNHASHED) return value;
    const short = digests.get(value) ?? sha256(value);
    digests.set(value, short);
    return short;
  };
  // The same for subjects, each in many pictures.
  const digestOf = memoize((one: object) => sha256(JSON.stringify(one, shortened)));
  const withDigests = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(withDigests);
    return typeof data === "object" && data !== null ? digestOf(data) : data;
  };
  return (data) => sha256(codeDigest + JSON.stringify(withDigests(data), shortened));
}
