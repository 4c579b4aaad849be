import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ContentCopy } from "../../plugins/content-contract/testing/broken-content";

const content = new ContentCopy();
afterAll(() => content.remove());

/** Runs `npm run content` with these arguments in a copy of the content. */
function run(...args: string[]) {
  const command = ["--import", require.resolve("tsx"), join(__dirname, "index.ts"), ...args];
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: "utf8" });
}

test("check says so and succeeds if the content is sound", () => {
  const { status, stdout } = run("check");
  expect({ status, stdout }).toEqual({ status: 0, stdout: "The content is sound.\n" });
});

test("check prints every problem and fails if it is not", () => {
  content.replace("units/fine.json", '"leader": 22', '"leader": 8');
  const { status, stdout } = run("check");
  expect(status).toBe(1);
  expect(stdout).toContain("content/units/fine.json:10:13  unit-leader  leader is 8");
  expect(stdout).toContain("1 problem in 1 file of content.");
});

test("a command that is not known is refused with the nearest one, and 2", () => {
  const { status, stderr } = run("chekc");
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('There is no command "chekc". Did you mean "check"?'),
  });
});

test("help lists the commands, and each tells how it is asked for", () => {
  const list = run();
  expect({ status: list.status, words: list.stdout }).toEqual({
    status: 0,
    words: expect.stringMatching(/^ {2}check +every problem/m),
  });
  expect(run("check", "--help").stdout).toContain("--only RULE");
  expect(run("help", "check").stdout).toBe(run("check", "--help").stdout);
});
