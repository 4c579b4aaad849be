import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const LOCK = resolve(__dirname, "build-lock.mjs");
const GATSBY = resolve(__dirname, "end-with-command.cjs");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A process that takes the lock, prints "begins", and ends at a line on its input. */
function start(
  holder = "A build",
  work = 'await new Promise((end) => process.stdin.on("data", end))',
) {
  const code = `
    import { spawn } from "node:child_process";
    import { buildAlone } from ${JSON.stringify(LOCK)};
    try {
      await buildAlone(${JSON.stringify(holder)}, async (lock) => {
        console.log("begins");
        ${work}
      }, ${JSON.stringify(root)});
      console.log("ends");
    } catch (error) { console.log(error.message); }
    process.exit();`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code]);
  let printed = "";
  child.stdout.on("data", (text) => (printed += text));
  return { child, printed: () => printed };
}

async function says(process: { child: ChildProcess; printed: () => string }, words: string) {
  while (!process.printed().includes(words)) await once(process.child.stdout as never, "data");
}

it("lets a second build wait until the first has ended", async () => {
  const first = start();
  await says(first, "begins");
  const second = start();
  await says(second, `A build (process ${first.child.pid}) works in this folder`);
  expect(second.printed()).not.toContain("begins");
  first.child.stdin.write("end");
  await says(second, "begins");
  expect(first.printed()).toContain("ends");
  second.child.stdin.write("end");
  await once(second.child, "close");
});

it("frees a lock whose holder was killed", async () => {
  const first = start();
  await says(first, "begins");
  const second = start();
  await says(second, "works in this folder");
  first.child.kill("SIGKILL");
  await says(second, "begins");
  expect(first.printed()).not.toContain("ends");
  second.child.kill();
  await once(second.child, "close");
});

it("does not wait for the development server", async () => {
  const server = start("The development server");
  await says(server, "begins");
  const build = start();
  await once(build.child, "close");
  expect(build.printed()).toMatch(
    /^The development server \(process \d+\) works .* End it first\.$/m,
  );
  server.child.kill();
  await once(server.child, "close");
});

it("waits for processes that a killed build left, which end by themselves", async () => {
  const gatsby = 'console.log("gatsby"); setInterval(() => {}, 1000)';
  const work = `
    const env = { ...process.env, ENCORE_BUILD_LOCK: lock };
    spawn(process.execPath, ["--require=${GATSBY}", "-e", ${JSON.stringify(gatsby)}], { env, stdio: "inherit" });
    await new Promise(() => setInterval(() => {}, 1000));`;
  const killed = start("A build", work);
  await says(killed, "gatsby");
  // Gatsby shares the output, which closes with the last of the two.
  const isGone = once(killed.child, "close");
  killed.child.kill("SIGKILL");
  const next = start();
  await says(next, "begins");
  await isGone;
  expect(killed.printed()).not.toContain("ends");
  next.child.kill();
  await once(next.child, "close");
});
