import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ContentCopy } from "../../plugins/content-contract/testing/broken-content";
import { LEFT_BY_BUILDS } from "../full/project";

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

  it("caches all that a build leaves, which is what the full tests restore", () => {
    const cached = /^ +path: \|\n((?: +\S+\n)+) +key: \$\{\{ steps\.keys\.outputs\.build-key/m.exec(
      text,
    );
    expect(cached?.[1]?.trim().split(/\s+/).toSorted()).toEqual([...LEFT_BY_BUILDS].toSorted());
    expect(text).toContain("path: ~/.cache/encore/pictures");
  });

  it("keeps the report of its first build, since the one of the tests finds nothing changed", () => {
    const [first, second] = [...text.matchAll(/^ +run: (npm run build|npm test)$/gm)];
    expect(first?.[1]).toBe("npm run build");
    const between = text.slice(first?.index, second?.index);
    expect(between).toMatch(/upload-artifact@v4[^]*? \.report$/m);
  });
});

it("builds a change with the settings of what is published, so that its caches fit", () => {
  const settings = ["change.yml", "publish.yml"].map((file) => {
    const text = readFileSync(join(FOLDER, file), "utf8");
    const env = /^ {4}env:\n((?: {6}.+\n)+)/m.exec(text)?.[1] ?? "";
    return env.split("\n").filter((line) => line && !line.includes("#"));
  });
  expect(settings[0]).toEqual(settings[1]);
  expect(settings[0]).toHaveLength(3);
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
