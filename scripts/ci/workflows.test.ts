import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporary-folder";
import { report } from "../../lib/content/check/report";

const FOLDER = ".github/workflows";
/** First line of our comment. */
const MARK = "<!-- encore: what this change touches -->";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};
const workflow = (file: string) => readFileSync(join(FOLDER, file), "utf8");

function runsOf(text: string): string[] {
  const steps = text.matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 {2,}.*\n|\n)+)|(.+))/gm);
  return [...steps].map(([, indent = "", block, line = ""]) =>
    block === undefined ? line : block.replaceAll(new RegExp(`^${indent} {2}`, "gm"), ""),
  );
}

describe.each(readdirSync(FOLDER))("%s", (file) => {
  const text = workflow(file);
  const runs = runsOf(text);

  it("lets no text of a change get into a shell: steps are given values by their environment", () => {
    expect(runs.length).toBeGreaterThan(0);
    for (const run of runs) expect(run).not.toContain("${{");
  });

  it("runs scripts that there are", () => {
    const named = runs.flatMap((run) => [...run.matchAll(/npm run ([\w:-]+)/g)]);
    for (const [, name = ""] of named) expect(scripts).toHaveProperty([name]);
    const files = runs.flatMap((run) => [...run.matchAll(/(?:tsx|node) (scripts\/\S+\.m?[tj]s)/g)]);
    for (const [, script = ""] of files) expect(existsSync(script)).toBe(true);
  });

  it("takes actions by their commits: a tag can be moved", () => {
    const actions = [...text.matchAll(/^[ -]*uses: *(.*)$/gm)].map(([, action = ""]) => action);
    expect(actions.length).toBeGreaterThan(0);
    const others = actions.filter((one) => !one.startsWith("./.github/workflows/"));
    expect(others.filter((one) => !/@[0-9a-f]{40} # v[\d.]+$/.test(one))).toEqual([]);
  });

  it("gives keys only to jobs that install nothing which runs by itself", () => {
    const jobs = text.split(/^ {2}(?=[\w-]+:\n)/m).filter((job) => /secrets\.|: write/.test(job));
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) expect(job).not.toMatch(/npm (?!ci --ignore-scripts )|npx /);
  });

  it("has only the necessary rights for a stranger's change", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
    expect(text).not.toMatch(/^\s*(?:pull_request_target|workflow_run):/m);
  });
});

it("a change begins with the caches of main, which it does not write", () => {
  const keysIn = (file: string) =>
    workflow(file).match(/(?:key: .+|restore-keys: (?:\|(?:\n {12}.+)+|.+))/g) ?? [];
  const keys = keysIn("change.yml");
  expect(keys.length).toBeGreaterThan(0);
  expect(keysIn("publish.yml")).toEqual(expect.arrayContaining(keys));
  expect(workflow("change.yml")).not.toMatch(/actions\/cache(?:\/save)?@/);
});

describe("published files", () => {
  const jobs = Object.fromEntries(
    workflow("publish.yml")
      .split(/^ {2}(?=[\w-]+:\n)/m)
      .map((job) => [job.slice(0, job.indexOf(":")), job]),
  );
  const needsOf = (job: string) => /^ {4}needs: \[(.+)\]$/m.exec(jobs[job] ?? "")?.[1]?.split(", ");

  it("waits for the tests of pages and hosts where content alone differs, else for all tests", () => {
    expect(needsOf("publish-content")).toEqual(["scope", "test-content", "build"]);
    expect(jobs["publish-content"]).toContain("if: needs.scope.outputs.content-only == 'true'");
    expect(needsOf("publish")).toEqual(["scope", "test", "build"]);
    expect(jobs.publish).toContain("if: needs.scope.outputs.content-only == 'false'");
    expect(jobs.test).not.toMatch(/^ {4}(?:if|needs):/m);
  });

  it("is published one after the other, and never over a later commit", () => {
    const release = workflow("release.yml");
    expect(release).toMatch(/^concurrency:\n {2}group: release\n {2}cancel-in-progress: false\n/m);
    const publishing = release.match(/^ {4}if: .+/gm) ?? [];
    expect(publishing).toHaveLength(2);
    for (const one of publishing) expect(one).toContain("needs.order.outputs.overtaken == 'false'");
  });
});

describe("the comment on a change", () => {
  const run = runsOf(workflow("change.yml")).find((one) => one.includes("gh api")) ?? "";
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    mkdirSync(join(folder, ".report"));
    writeFileSync(join(folder, ".report/comment.md"), `${MARK}\nWhat it touches.\n`);
    // A fake of GitHub's command: records its arguments, and returns the comments in the file `ids`.
    const gh = join(folder, "gh");
    writeFileSync(gh, '#!/bin/sh\necho "$*" >> asked\ncase "$*" in *--paginate*) cat ids;; esac\n');
    chmodSync(gh, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function comment(ids: string, results: { BUILD: string; PREVIEW: string }) {
    writeFileSync(join(folder, "ids"), ids);
    execFileSync("bash", ["-e", "-c", run], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: `${folder}:${process.env.PATH}`,
        MARK,
        RUN: "https://run",
        ISSUES: "repos/a/b/issues",
        NUMBER: "7",
        ...results,
      },
    });
    const read = (file: string) => readFileSync(join(folder, file), "utf8");
    return { asked: read("asked").trim().split("\n").at(-1), text: read(".report/comment.md") };
  }

  it("is known by the mark that the comment begins with", () => {
    // Both steps, which write and find the comment, use it.
    expect(workflow("change.yml").split(`MARK: "${MARK}"`)).toHaveLength(3);
    expect(run).toContain("startswith(env.MARK)");
  });

  it("is made once, then replaced", () => {
    const success = { BUILD: "success", PREVIEW: "skipped" };
    expect(comment("", success)).toEqual({
      asked: "api --silent repos/a/b/issues/7/comments --field body=@.report/comment.md",
      text: `${MARK}\nWhat it touches.\n`,
    });
    expect(comment("12\n34\n", success).asked).toBe(
      "api --silent --method PATCH repos/a/b/issues/comments/12 --field body=@.report/comment.md",
    );
  });

  it("reports a failed build instead of the last commit's pages", () => {
    const { text } = comment("12\n", { BUILD: "failure", PREVIEW: "skipped" });
    expect(text.startsWith(`${MARK}\n### This change cannot be built yet\n`)).toBe(true);
    expect(text).toContain("[the run](https://run)");
    expect(text).not.toContain("What it touches.");
  });

  it("reports a linked preview that could not be published", () => {
    const { text } = comment("", { BUILD: "success", PREVIEW: "failure" });
    expect(text).toContain("What it touches.\n\n**The preview could not be published**");
  });
});

it("each line of the check becomes an annotation", () => {
  const { problemMatcher } = JSON.parse(readFileSync(".github/problem-matcher.json", "utf8")) as {
    problemMatcher: { pattern: { regexp: string; [group: string]: unknown }[] }[];
  };
  const [pattern] = problemMatcher[0]?.pattern ?? [];
  const [line = ""] = report([
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
