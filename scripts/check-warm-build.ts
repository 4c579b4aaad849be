import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where the build puts pictures: those of pages, and those for shared links. */
const FOLDERS = ["public/pictures", "public/social"];

/** Digest of every picture, by its path. */
function pictures(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(
    files.map((file) => [file, createHash("sha256").update(readFileSync(file)).digest("hex")]),
  );
}

/** Builds again after a clean and fails if a picture was encoded, is missing or has changed. */
function main(): void {
  const before = pictures();
  rmSync("public", { recursive: true });
  rmSync(".cache", { recursive: true });
  const started = Date.now();
  const output = execFileSync("npx", ["--no-install", "gatsby", "build"], {
    encoding: "utf8",
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
  });
  if (!/\b0 files encoded/.test(output) || !/\b0 of them encoded/.test(output)) {
    throw new Error(`A clean build with a full picture cache encoded pictures:\n${output}`);
  }
  const after = pictures();
  const differing = [...before].filter(([name, digest]) => after.get(name) !== digest);
  if (differing.length > 0 || after.size !== before.size) {
    throw new Error(`Pictures differ after a second build: ${differing.map(([name]) => name)}`);
  }
  const bytes = [...after.keys()].reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(
    `${after.size} pictures (${(bytes / 1e6).toFixed(1)} MB) are the same after a clean build ` +
      `of ${((Date.now() - started) / 1000).toFixed(1)} s; none was encoded.`,
  );
}

main();
