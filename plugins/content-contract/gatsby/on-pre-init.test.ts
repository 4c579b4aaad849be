import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { contentFolder } from "../mirror/content-folder";
import { hasMirror, refreshMirror } from "../mirror/refresh-mirror";
import { ContentCopy } from "../testing/broken-content";

const FINE = "units/fine.json";
const LISTED = "content/units/fine.json:10:13  unit-leader  leader is 8";
const STOPPED = "panic: The content is broken: the problems are listed above.\n";
const PAUSED = "warn: The content is broken; the site goes on showing the last sound content.";

// Each test starts processes of its own.
jest.setTimeout(60_000);

let content: ContentCopy;
let running: ChildProcessByStdio<null, Readable, Readable> | undefined;
beforeEach(() => {
  content = new ContentCopy();
});
afterEach(async () => {
  if (running?.exitCode === null) {
    running.kill();
    await once(running, "exit");
  }
  running = undefined;
  content.remove();
});

/** Starts `onPreInit` for the copy of the content in a process of its own. */
function start(command: "build" | "develop", more: NodeJS.ProcessEnv = {}) {
  const script = join(__dirname, "../testing/run-pre-init.ts");
  running = spawn(process.execPath, ["--import", require.resolve("tsx"), script], {
    cwd: content.root,
    env: { ...process.env, gatsby_executing_command: command, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  return running;
}

/** Runs it to its end. */
async function finished(command: "build" | "develop", more: NodeJS.ProcessEnv = {}) {
  const child = start(command, more);
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { stdout, stderr, status };
}

const breakFine = () => content.replace(FINE, '"leader": 22', '"leader": 8');
const mirrored = () => readFileSync(join(contentFolder(content.root), FINE), "utf8");

test("a build of sound content mirrors it and goes on without watching", async () => {
  expect(await finished("build")).toEqual({ stdout: "done: onPreInit\n", stderr: "", status: 0 });
  expect(mirrored()).toBe(content.read(FINE));
});

test("a bad address stops a build before anything else is done", async () => {
  const { stdout, status } = await finished("build", { ENCORE_ADDRESS: "encore.example/" });
  expect(stdout).toMatch(/^panic: ENCORE_ADDRESS is "encore.example\/": it has to be https:\/\//);
  expect(status).toBe(1);
  expect(hasMirror(content.root)).toBe(false);
});

test("a build of broken content lists every problem and stops, mirror or not", async () => {
  refreshMirror(content.root);
  breakFine();
  content.replace("clubs/Sports.json", "    22,", "    220,");
  const { stdout, stderr, status } = await finished("build");
  expect({ stdout, status }).toEqual({ stdout: STOPPED, status: 1 });
  expect(stderr).toContain(LISTED);
  expect(stderr).toContain("content/clubs/Sports.json:");
  expect(stderr).toMatch(/\n2 problems in 2 files of content\.\n\n$/);
  expect(mirrored()).toContain('"leader": 22');
});

test("develop stops too if there is no content that it could show", async () => {
  breakFine();
  const { stdout, stderr, status } = await finished("develop");
  expect({ stdout, status }).toEqual({ stdout: STOPPED, status: 1 });
  expect(stderr).toContain(LISTED);
  expect(hasMirror(content.root)).toBe(false);
});

test("develop goes on with the last sound content and follows what is changed", async () => {
  refreshMirror(content.root);
  breakFine();
  const child = start("develop");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value as string;

  expect(await next()).toBe(PAUSED);
  expect(await next()).toBe("done: onPreInit");
  expect(mirrored()).toContain('"leader": 22');

  content.replace(FINE, '"leader": 8', '"leader": 27');
  expect(await next()).toBe("success: The content is sound; 1 file taken over.");
  expect(mirrored()).toContain('"leader": 27');

  content.replace(FINE, '"leader": 27', '"leader": 8');
  expect(await next()).toBe(PAUSED);
  expect(mirrored()).toContain('"leader": 27');
});
