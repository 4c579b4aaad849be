import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable, type Writable } from "node:stream";
import type { ParentSpanPluginArgs } from "gatsby";
import { contentFolder } from "../../../lib/content/check/validated/content-folder";
import {
  hasSnapshot,
  refreshSnapshot,
} from "../../../lib/content/check/validated/refresh-snapshot";
import { ContentFolder } from "../../../lib/content/testing/content-folder";
import { onPreInit } from "./on-pre-init";

const FINE = "units/fine.json";
const LISTED = "content/units/fine.json:10:13  unit-leader  leader is 8";
const STOPPED = "The content is broken: the problems are listed above.";
const PAUSED = "warn: The content is broken; the site goes on showing the last valid content.";

const content = new ContentFolder();
let shown: string;
const environment = { ...process.env };
beforeEach(() => {
  shown = "";
  jest.spyOn(process.stderr, "write").mockImplementation((text) => {
    shown += text;
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...environment };
  content.restore();
  rmSync(contentFolder(content.root), { recursive: true, force: true });
});
afterAll(() => content.remove());

/** Runs `onPreInit` as Gatsby does. @throws the message of a panic */
async function run(command: "build" | "develop", more: NodeJS.ProcessEnv = {}): Promise<void> {
  Object.assign(process.env, { gatsby_executing_command: command, ...more });
  const panic = (words: string) => {
    throw new Error(words);
  };
  const store = { getState: () => ({ program: { directory: content.root } }) };
  const given = { reporter: { panic }, store } as unknown as ParentSpanPluginArgs;
  await onPreInit?.(given, { plugins: [] }, () => {});
}

const breakFine = () => content.replace(FINE, '"leader": 22', '"leader": 8');
const stored = () => readFileSync(join(contentFolder(content.root), FINE), "utf8");

test("a build of valid content mirrors it and goes on without watching", async () => {
  await run("build");
  expect(shown).toBe("");
  expect(stored()).toBe(content.read(FINE));
});

test("a bad address stops a build before anything else is done", async () => {
  await expect(run("build", { ENCORE_ADDRESS: "encore.example/" })).rejects.toThrow(
    /^ENCORE_ADDRESS is "encore.example\/": it has to be https:\/\//,
  );
  expect(hasSnapshot(content.root)).toBe(false);
});

test("a build of broken content lists every problem and stops, snapshot or not", async () => {
  refreshSnapshot(content.root);
  breakFine();
  content.replace("clubs/Sports.json", "    22\n", "    220\n");
  await expect(run("build")).rejects.toThrow(STOPPED);
  expect(shown).toContain(LISTED);
  expect(shown).toContain("content/clubs/Sports.json:");
  expect(shown).toMatch(/\n2 problems in 2 files of content\.\n\n$/);
  expect(stored()).toContain('"leader": 22');
});

test.each([
  ["valid", "goes on", undefined],
  ["", "stops", STOPPED],
])("a build whose command says %j of broken content %s", async (said, _what, message) => {
  breakFine();
  jest.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([said]) as never);
  const stopped = run("build", { ENCORE_CONTENT: "stdin" }).then(
    () => undefined,
    (error: Error) => error.message,
  );
  expect(await stopped).toBe(message);
});

test("develop stops too if there is no content that it could show", async () => {
  breakFine();
  await expect(run("develop")).rejects.toThrow(STOPPED);
  expect(shown).toContain(LISTED);
  expect(hasSnapshot(content.root)).toBe(false);
});

describe("in a process of its own", () => {
  let running: ChildProcessByStdio<Writable, Readable, null>;
  afterEach(async () => {
    running.kill();
    if (running.exitCode === null) await once(running, "exit");
  });

  /** Runs `onPreInit` in a process; returns a function that reads its next line. */
  function start(more: NodeJS.ProcessEnv): () => Promise<string> {
    const script = join(__dirname, "testing/run-pre-init.ts");
    running = spawn(process.execPath, ["--import", require.resolve("tsx"), script], {
      cwd: content.root,
      env: { ...process.env, ...more },
      stdio: ["pipe", "pipe", "ignore"],
    });
    const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
    return async () => (await lines.next()).value as string;
  }

  test("develop continues with the last valid content and follows changes", async () => {
    refreshSnapshot(content.root);
    breakFine();
    const next = start({ gatsby_executing_command: "develop" });

    expect(await next()).toBe(PAUSED);
    expect(await next()).toBe("done: onPreInit");
    expect(stored()).toContain('"leader": 22');

    content.replace(FINE, '"leader": 8', '"leader": 27');
    expect(await next()).toBe("success: The content is valid; 1 file taken over.");
    expect(stored()).toContain('"leader": 27');

    content.replace(FINE, '"leader": 27', '"leader": 8');
    expect(await next()).toBe(PAUSED);
    expect(stored()).toContain('"leader": 27');
  });
});
