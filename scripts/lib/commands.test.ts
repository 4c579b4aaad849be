import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(__dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Our commands; other programs have their own help. */
const OURS = Object.entries(scripts).filter(([, words]) =>
  /(?:scripts\/(?!tool\.mjs)|bench\/)/.test(words),
);

/** Runs a command of package.json as npm does, with additional arguments. */
function runCommand(words: string, ...args: string[]) {
  const [program = "", ...given] = words.split(" ");
  const node = program === "tsx" ? ["--import", "tsx"] : [];
  return spawnSync(process.execPath, [...node, ...given, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    timeout: 60_000,
  });
}

it("are the commands of this project", () => {
  expect(OURS.map(([name]) => name)).toEqual(expect.arrayContaining(["start", "deploy", "build"]));
});

it.each(OURS)(
  "npm run %s says how it is used, and does nothing else",
  (name, words) => {
    const { status, stdout, stderr } = runCommand(words, "--help");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(name.startsWith("test") ? "npm test" : name);
    expect(stdout.split("\n").length).toBeLessThan(25);
  },
  60_000,
);

it("refuses words that it does not know before it begins", () => {
  const { status, stderr } = runCommand(scripts.build ?? "", "--quik");
  expect(status).toBe(2);
  expect(stderr).toContain('"--quik"');
});
