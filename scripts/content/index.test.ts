import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ContentCopy } from "../../plugins/content-contract/testing/broken-content";

const content = new ContentCopy();
afterAll(() => content.remove());

/** Runs `npm run content` with these arguments in a copy of the content. */
const run = (...args: string[]) => runWith("", ...args);

/** The same, with something to read from standard input. */
function runWith(input: string, ...args: string[]) {
  const command = ["--import", require.resolve("tsx"), join(__dirname, "index.ts"), ...args];
  return spawnSync(process.execPath, command, { cwd: content.root, encoding: "utf8", input });
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

test("an option that npm kept for itself is refused, not left out", () => {
  content.restore();
  const before = content.read("characters/leon.json");
  const args = ["--import", require.resolve("tsx"), join(__dirname, "index.ts")];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...args, "rename", "character", "leon", "leo"],
    {
      cwd: content.root,
      encoding: "utf8",
      env: { ...process.env, npm_config_dry_run: "true" },
    },
  );
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining("npm kept --dry-run for itself"),
  });
  expect(content.read("characters/leon.json")).toBe(before);
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

describe("new reads piped answers, one a line", () => {
  const ANSWERS = [
    "Kites",
    "Kite Society",
    "",
    "They fly kites from the roof of the school. ".repeat(2),
  ];

  it("and writes the record", () => {
    content.restore();
    const { status, stdout } = runWith([...ANSWERS, "22", "yes", ""].join("\n"), "new", "club");
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: expect.stringMatching(/Written\.\n$/),
    });
    expect(content.record("clubs/Kites.json")).toMatchObject({ key: "Kites", list: [22] });
  });

  it("and ends with 2 where they end", () => {
    const { status, stderr } = runWith("Lamps\nLamp Society\n", "new", "club");
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining("Nothing was written: the answers ended at titleJa."),
    });
  });
});
