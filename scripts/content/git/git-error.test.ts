import { execFileSync } from "node:child_process";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";
import { lastCommit } from "./head";
import { tryGit } from "./run-git";

const { PATH } = process.env;
let root: string;
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => {
  process.env.PATH = PATH;
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  removeFolders();
});

it("explains how to get a missing history, as in a ZIP", () => {
  expect(lastCommit(root).gitError).toContain("git clone");
});

it("explains how to trust another user's folder", () => {
  execFileSync("git", ["init", "-q"], { cwd: root });
  expect(lastCommit(root)).toEqual({ id: undefined });
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
  expect(lastCommit(root).gitError).toContain(`git config --global --add safe.directory ${root}`);
});

it("reports missing git", () => {
  process.env.PATH = root;
  expect(lastCommit(root).gitError).toContain("Git is not installed");
  expect(() => tryGit(root, "status")).toThrow("install it");
});
