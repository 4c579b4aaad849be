import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LOCK = resolve(__dirname, "build-lock.mjs");
const GATSBY = resolve(__dirname, "end-with-command.cjs");

let root: string;
let running: Running[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lock-"));
  running = [];
});
afterEach(async () => {
  for (const { child, closed } of running) {
    child.kill("SIGKILL");
    await closed;
  }
  rmSync(root, { recursive: true });
});

interface Running {
  readonly child: ChildProcessWithoutNullStreams;
  readonly printed: () => string;
  readonly closed: Promise<unknown>;
}

/** A process that takes the lock, prints "begins", and ends at a line on its input. */
function start(
  holder = "A build",
  work = 'await new Promise((end) => process.stdin.on("data", end))',
): Running {
  const code = `
    import { spawn } from "node:child_process";
    import { withBuildLock } from ${JSON.stringify(LOCK)};
    try {
      await withBuildLock(${JSON.stringify(holder)}, async (lock) => {
        console.log("begins");
        ${work}
      }, ${JSON.stringify(root)});
      console.log("ends");
    } catch (error) { console.log(error.message); }
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const started = { child, printed: () => printed, closed: once(child, "close") };
  running.push(started);
  return started;
}

/** Waits until a process prints `words`. @throws what it printed if it ends without them */
async function says({ child, printed, closed }: Running, words: string): Promise<void> {
  const hasEnded = closed.then(() => true);
  while (!printed().includes(words)) {
    const isLast = await Promise.race([once(child.stdout, "data").then(() => false), hasEnded]);
    if (isLast && !printed().includes(words)) {
      throw new Error(`“${words}” is missing in: ${printed()}`);
    }
  }
}

it("lets a second build wait until the first has ended", async () => {
  const first = start();
  await says(first, "begins");
  const second = start();
  await says(second, `A build (process ${first.child.pid}) works in this folder`);
  expect(second.printed()).not.toContain("begins");
  first.child.stdin.write("end");
  await says(second, "begins");
  await says(first, "ends");
});

it("frees a lock whose holder was killed", async () => {
  const first = start();
  await says(first, "begins");
  const second = start();
  await says(second, "works in this folder");
  first.child.kill("SIGKILL");
  await says(second, "begins");
  await first.closed;
  expect(first.printed()).not.toContain("ends");
});

it("does not wait for the development server", async () => {
  const server = start("The development server");
  await says(server, "begins");
  const build = start();
  await build.closed;
  expect(build.printed()).toMatch(
    /^The development server \(process \d+\) works .* End it first\.$/m,
  );
});

it("waits for processes that a killed build left, which end by themselves", async () => {
  const gatsby = 'console.log("gatsby"); setInterval(() => {}, 1000)';
  const work = `
    const env = { ...process.env, ENCORE_BUILD_LOCK: lock };
    spawn(process.execPath, ["--require=${GATSBY}", "-e", ${JSON.stringify(gatsby)}], { env, stdio: "inherit" });
    await new Promise(() => setInterval(() => {}, 1000));`;
  const killed = start("A build", work);
  await says(killed, "gatsby");
  killed.child.kill("SIGKILL");
  const next = start();
  await says(next, "begins");
  // Gatsby shares the output, which closes with the last of the two.
  await killed.closed;
  expect(killed.printed()).not.toContain("ends");
});
