import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { Project } from "./testing/project";

const project = new Project();
afterEach(() => project.restore());
afterAll(() => project.remove());

/** Runs `npm run content` in the project. */
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

it("says in words what keeps the content from being looked at", async () => {
  symlinkSync("nowhere", join(project.root, "content/units/eden.json"));
  expect(await run("check")).toEqual({
    status: 1,
    stdout: "",
    stderr: "content/units/eden.json  is a link that leads nowhere\n",
  });
  rmSync(join(project.root, "content/units/eden.json"));
});

it("makes a unit of a form", async () => {
  const desc = ["Lantern", ...Array.from({ length: 59 }, (_, place) => `lamp${place}`)].join(" ");
  const form = {
    id: "lantern",
    name: "Lantern",
    names: {},
    list: ["fushimi_yuzuru", "hibiki_wataru"],
    office: "sp",
    imageColor: "#8844cc",
    display: { lead: "燈火", leadEn: "Two lanterns and a wind", desc },
  };
  writeFileSync(join(project.root, "lantern.json"), JSON.stringify(form));
  expect(await run("new unit lantern.json")).toEqual({
    status: 0,
    stdout: expect.stringContaining("\nWritten.\n"),
    stderr: "",
  });
  expect(project.record("units/lantern.json")).toMatchObject({ leader: 19, list: [19, 27] });
});
