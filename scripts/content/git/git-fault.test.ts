import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";
import { corrections } from "../corrections/corrections";
import { impact } from "../impact/impact";
import { Project } from "../testing/project";
import { commitOf } from "./changed-files";
import { lastCommit } from "./head";
import { gitSays } from "./run-git";

const FILE = "corrections.json";
const SHALLOW = "git fetch --unshallow";

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
    cwd,
    stdio: "pipe",
  });
const commit = (cwd: string) => {
  git(cwd, "add", "-A");
  git(cwd, "commit", "-qm", "next");
};

let project: Project;
beforeEach(() => {
  project = new Project();
  project.write(FILE, '{ "corrections": [] }\n');
});
afterEach(() => {
  project.remove();
  removeFolders();
});

/** Puts a fact of a record right, in two commits of the repository at `top`. */
function putRight(top = project.root): void {
  git(top, "init", "-q", "-b", "main");
  commit(top);
  project.edit("characters/tenshouin_eichi.json", { name: "Eichi Tenshoin" });
  commit(top);
}

/** Expects that a command says these words, and that the corrections stay as they were. */
async function expectRefused(words: string): Promise<void> {
  const before = project.read(FILE);
  const text = expect.stringContaining(words);
  expect(await corrections.run(project.root, [])).toEqual({ code: 1, text });
  expect(project.read(FILE)).toBe(before);
}

it("keeps the corrections where only a part of the history is there, and says how to get the rest", async () => {
  putRight();
  const folder = temporaryFolder();
  git(folder, "clone", "-q", "--depth", "1", `file://${project.root}`, "clone");
  const clone = join(folder, "clone");
  expect(await corrections.run(clone, [])).toEqual({
    code: 1,
    text: expect.stringContaining(SHALLOW),
  });
  expect(() => commitOf(clone, "v1.2")).toThrow(SHALLOW);
  await expect(impact.run(clone, [])).rejects.toThrow(SHALLOW);
});

it("keeps the corrections where there is no history: in a ZIP, or in a repository of something else", async () => {
  await expectRefused("git clone");
  expect((await impact.run(project.root, [])).text).toContain("git clone");
  git(project.root, "init", "-q");
  await expectRefused("no commit");
});

it("reads the history of a project in a folder of a larger repository", async () => {
  putRight();
  const alone = (await corrections.run(project.root, [])).text;
  const corrected = project.read(FILE);
  git(project.root, "checkout", "-q", "--", ".");
  const larger = temporaryFolder();
  const inner = join(larger, "sites/encore");
  mkdirSync(inner, { recursive: true });
  git(larger, "init", "-q");
  for (const revision of ["HEAD^", "HEAD"]) {
    git(project.root, "checkout", "-q", revision === "HEAD" ? "main" : revision);
    rmSync(join(inner, "content"), { recursive: true, force: true });
    cpSync(join(project.root, "content"), join(inner, "content"), { recursive: true });
    commit(larger);
  }
  expect((await corrections.run(inner, [])).text).toBe(alone);
  expect(alone).not.toMatch(/^0 /);
  expect(corrected).toContain("Eichi Tenshoin");
});

describe("git that cannot answer", () => {
  const { PATH } = process.env;
  afterEach(() => {
    process.env.PATH = PATH;
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  });

  it("is not taken for a history with nothing in it", async () => {
    putRight();
    process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
    await expectRefused(`git config --global --add safe.directory ${project.root}`);
    expect(lastCommit(project.root).fault).toContain("safe.directory");
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    process.env.PATH = temporaryFolder();
    await expectRefused("Git is not installed");
    expect(() => gitSays(project.root, "status")).toThrow("install it");
  });
});
