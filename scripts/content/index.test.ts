import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { Project } from "./testing/project";

const project = new Project();
afterEach(() => project.restore());
afterAll(() => project.remove());

async function run(args: string) {
  const command = [resolve("scripts/content.mjs"), ...args.split(" ").filter(Boolean)];
  const child = spawn(process.execPath, command, { cwd: project.root });
  child.stdin.end();
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { status, stdout, stderr };
}

it("refuses a command that is not known, with the nearest one and all others", async () => {
  expect(await run("chekc")).toEqual({
    status: 2,
    stdout: "",
    stderr:
      'There is no command "chekc". Did you mean "check"? ' +
      "There are: check, new, rename, remove, preview.\n",
  });
});

it("checks, with every problem and 1 where there is any", async () => {
  project.replace("units/fine.json", '"leader": 22', '"leader": 8');
  const { status, stdout } = await run("check");
  expect(status).toBe(1);
  expect(stdout).toContain("content/units/fine.json:10:13  unit-leader  leader is 8");
  expect(stdout).toContain("1 problem in 1 file of content.");
});

it("explains why the content cannot be checked", async () => {
  symlinkSync("nowhere", join(project.root, "content/units/eden.json"));
  expect(await run("check")).toEqual({
    status: 1,
    stdout: "",
    stderr: "content/units/eden.json  is a link to a missing file\n",
  });
  rmSync(join(project.root, "content/units/eden.json"));
});

it("creates a club, and lists the remaining work", async () => {
  expect(await run("new club Kites")).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^content\/clubs\/Kites\.json new\n[^]*title is empty/),
    stderr: "",
  });
  expect(project.record("clubs/Kites.json")).toMatchObject({ key: "Kites", list: [] });
});
