import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { baseOfChange } = jest.requireActual<{
  baseOfChange: (root: string) => object;
}>("./base-of-change.mjs");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-since-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function git(folder: string, ...words: string[]): string {
  const identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  return execFileSync("git", [...identity, "-C", folder, ...words], { encoding: "utf8" }).trim();
}

it("is where a clone left the main branch, the last commit without one, and a fault without a repository", () => {
  const [origin, clone, none] = ["origin", "clone", "none"].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  git(root, "init", "-q", "-b", "main", origin);
  git(origin, "commit", "-q", "--allow-empty", "-m", "first");
  const first = git(origin, "rev-parse", "HEAD");
  expect(baseOfChange(origin)).toEqual({ name: "HEAD", commit: first });

  git(root, "clone", "-q", origin, clone);
  git(clone, "checkout", "-q", "-b", "change");
  git(clone, "commit", "-q", "--allow-empty", "-m", "second");
  expect(baseOfChange(clone)).toEqual({ name: "origin/main", commit: first });

  mkdirSync(none);
  expect(baseOfChange(none)).toEqual({ fault: expect.stringContaining("not a git repository") });
});
