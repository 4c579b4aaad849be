import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentCopy } from "../../plugins/content-contract/testing/broken-content";

const ROOT = resolve(__dirname, "../..");
const FOLDER = join(ROOT, ".github/workflows");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** What stands behind each `name:` of a workflow, whatever it belongs to. */
const valuesOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^[ -]*${name}: *(.*)$`, "gm"))].map(([, value = ""]) => value);

/** Whether a step runs one script of package.json or one of scripts/ci, and nothing else. */
function isScript(run: string): boolean {
  const npm = /^npm (?:run )?([\w:]+)(?: check| -- "\$[A-Z_]+")?$/.exec(run)?.[1];
  if (npm !== undefined) return Object.hasOwn(scripts, npm);
  const own = /^(?:npx --no-install tsx|node) (scripts\/ci\/[\w-]+\.(?:ts|mjs))$/.exec(run)?.[1];
  return own !== undefined && existsSync(join(ROOT, own));
}

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");

  it("holds no logic: each step runs one script of the project, which exists", () => {
    const runs = valuesOf(text, "run");
    expect(runs.length).toBeGreaterThan(3);
    expect(runs.filter((run) => !isScript(run))).toEqual([]);
  });

  it("uses actions of GitHub alone", () => {
    const known = ["checkout", "setup-node", "cache", "upload-artifact"].map(
      (one) => `actions/${one}@v4`,
    );
    for (const action of valuesOf(text, "uses")) expect(known).toContain(action);
  });

  it("may do no more than it has to, and ends", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    const granted = valuesOf(text, "[a-z-]+").filter((value) => value === "write");
    expect(granted).toHaveLength(file === "change.yml" ? 1 : 0);
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    expect(text).toMatch(/^concurrency:\n {2}group: /m);
    expect(valuesOf(text, "timeout-minutes")).toHaveLength(valuesOf(text, "runs-on").length);
  });

  it("gives no text of a change to a shell", () => {
    expect(valuesOf(text, "run").filter((run) => run.includes("${{"))).toEqual([]);
  });

  it("caches all that a build leaves", () => {
    const folders = [".cache", ".content", ".report", "public", "src/gatsby-types.d.ts"];
    for (const path of folders) expect(text).toMatch(new RegExp(`^ +${path}$`, "m"));
    expect(text).toContain("path: ~/.cache/encore/pictures");
  });
});

it("turns each line of the check into an annotation", () => {
  const { problemMatcher } = JSON.parse(
    readFileSync(join(ROOT, ".github/problem-matcher.json"), "utf8"),
  ) as { problemMatcher: { pattern: { regexp: string; [group: string]: unknown }[] }[] };
  const [pattern] = problemMatcher[0]?.pattern ?? [];
  const content = new ContentCopy();
  try {
    content.replace("units/fine.json", '"leader": 22', '"leader": 8');
    content.replace("legal/privacy.md", "## ", "# ");
    const command = [
      "--import",
      require.resolve("tsx"),
      join(ROOT, "scripts/content/index.ts"),
      "check",
    ];
    const { stdout } = spawnSync(process.execPath, command, {
      cwd: content.root,
      encoding: "utf8",
    });
    const lines = stdout.split("\n\n")[0]?.split("\n") ?? [];
    const found = lines.map((line) => new RegExp(pattern?.regexp ?? "").exec(line)?.slice(1));
    expect(found).toContainEqual([
      "content/units/fine.json",
      "10",
      "13",
      "unit-leader",
      expect.stringMatching(/^leader is 8/),
    ]);
    expect(found.every(Boolean)).toBe(true);
    expect(found.length).toBeGreaterThan(1);
    expect(pattern).toMatchObject({ file: 1, line: 2, column: 3, code: 4, message: 5 });
  } finally {
    content.remove();
  }
}, 60_000);
