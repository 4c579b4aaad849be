import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../test/temporary-folder";
import { CommandError } from "../../../lib/command-line/command-error";
import { defaultBase } from "./default-base";

let folder: string;
let root: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...args], {
    cwd,
    encoding: "utf8",
    stdio: "pipe",
  }).trim();
function commit(text: string): string {
  writeFileSync(join(root, "a.json"), text);
  git(root, "add", "-A");
  git(root, "commit", "-qm", text);
  return git(root, "rev-parse", "HEAD");
}

beforeEach(() => {
  folder = temporaryFolder();
  root = join(folder, "clone");
  git(folder, "init", "-q", "--bare", "-b", "main", "there");
  git(folder, "clone", "-q", "there", "clone");
  git(root, "checkout", "-q", "-b", "main");
  commit("one");
  commit("two");
  git(root, "push", "-q", "-u", "origin", "main");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is the main branch elsewhere, for a change that is not published", () => {
  writeFileSync(join(root, "a.json"), "edited");
  expect(defaultBase(root)).toBe("origin/main");
  commit("three");
  expect(defaultBase(root)).toBe("origin/main");
});

it("is the commit before, for what is published and for a clone without changes", () => {
  expect(defaultBase(root)).toBe("HEAD^");
});

it("is where a branch began, not what others have added to main since", () => {
  git(root, "checkout", "-q", "-b", "mine");
  const began = git(root, "rev-parse", "HEAD");
  commit("mine");
  git(root, "checkout", "-q", "main");
  commit("theirs");
  git(root, "push", "-q");
  git(root, "checkout", "-q", "mine");
  expect(defaultBase(root)).toBe(began.slice(0, 10));
});

it("is the local main branch where there is none elsewhere", () => {
  git(root, "remote", "remove", "origin");
  git(root, "checkout", "-q", "-b", "mine");
  commit("mine");
  expect(defaultBase(root)).toBe("main");
});

it("asks for a revision where there is only one commit", () => {
  const alone = join(folder, "alone");
  git(folder, "init", "-q", "-b", "main", "alone");
  root = alone;
  commit("one");
  expect(() => defaultBase(alone)).toThrow(CommandError);
});
