import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** Digest of every picture below public/pictures, by its name. */
function pictures(): Map<string, string> {
  const folder = "public/pictures";
  return new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(join(folder, name));
      return [name, createHash("sha256").update(bytes).digest("hex")];
    }),
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
  if (!/\b0 files encoded/.test(output)) {
    throw new Error(`A clean build with a full picture cache encoded pictures:\n${output}`);
  }
  const after = pictures();
  const differing = [...before].filter(([name, digest]) => after.get(name) !== digest);
  if (differing.length > 0 || after.size !== before.size) {
    throw new Error(`Pictures differ after a second build: ${differing.map(([name]) => name)}`);
  }
  const bytes = [...after.keys()].reduce(
    (sum, name) => sum + statSync(join("public/pictures", name)).size,
    0,
  );
  console.log(
    `${after.size} pictures (${(bytes / 1e6).toFixed(1)} MB) are the same after a clean build ` +
      `of ${((Date.now() - started) / 1000).toFixed(1)} s; none was encoded.`,
  );
}

main();
