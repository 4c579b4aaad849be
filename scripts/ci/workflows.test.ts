import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FORMATS } from "../content/check/formats";

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

/** A script of ours, run by the dependencies, by what jobs with a key install, or by Node alone. */
const OWN =
  /^(?:npx --no-install tsx|scripts\/ci\/tools\/node_modules\/\.bin\/tsx|node) (scripts\/(?:ci|deploy)\/[\w-]+\.(?:ts|mjs))(?: "\$[A-Z_]+")?$/;

/** Whether a step runs one script of package.json or one of scripts/ci, and nothing else. */
function isScript(run: string): boolean {
  const npm = /^npm (?:run )?([\w:]+)(?: check)?$/.exec(run)?.[1];
  if (npm !== undefined) return Object.hasOwn(scripts, npm);
  const own = OWN.exec(run)?.[1];
  return own !== undefined && existsSync(own);
}

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const text = readFileSync(join(FOLDER, file), "utf8");

  // So no text of a change gets to a shell either.
  it("holds no logic: each step runs one script of the project, which exists", () => {
    const runs = [...text.matchAll(/^[ -]*run: *(.*)$/gm)].map(([, run = ""]) => run);
    expect(runs.length).toBeGreaterThan(0);
    expect(runs.filter((run) => !isScript(run))).toEqual([]);
  });

  it("takes actions by their commits: a tag can be moved", () => {
    const actions = [...text.matchAll(/^[ -]*uses: *(.*)$/gm)].map(([, action = ""]) => action);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((one) => !/@[0-9a-f]{40} # v[\d.]+$/.test(one))).toEqual([]);
  });

  it("gives keys only to jobs that install nothing which runs by itself", () => {
    const jobs = text.split(/^ {2}(?=[\w-]+:\n)/m).filter((job) => /secrets\.|: write/.test(job));
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).not.toMatch(/npm |ci\/install\.mjs/);
  });

  it("may do no more than it has to with what a stranger changed", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
  });
});

it("each line of the check becomes an annotation", () => {
  const { problemMatcher } = JSON.parse(readFileSync(".github/problem-matcher.json", "utf8")) as {
    problemMatcher: { pattern: { regexp: string; [group: string]: unknown }[] }[];
  };
  const [pattern] = problemMatcher[0]?.pattern ?? [];
  const [line = ""] = FORMATS.text([
    { file: "content/units/fine.json", line: 10, column: 13, rule: "unit-leader", message: "No." },
  ]).split("\n");
  expect(new RegExp(pattern?.regexp ?? "").exec(line)?.slice(1)).toEqual([
    "content/units/fine.json",
    "10",
    "13",
    "unit-leader",
    expect.stringMatching(/^No\./),
  ]);
  expect(pattern).toMatchObject({ file: 1, line: 2, column: 3, code: 4, message: 5 });
});
