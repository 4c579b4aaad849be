import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Character } from "../../content/types";
import { pageDataFile } from "../../lib/site/site-files/site-paths";
import { aCharacter } from "../builds/a-character";
import { Project } from "../builds/project";

const CNAME = aCharacter();
const RECORD = `content/characters/${CNAME}.json`;
const PAGE = `/explore/units/characters/${CNAME}`;
const WORDS = "A text that was just saved.";

/** Seconds to wait for a page, which is bundled at the first request. */
const PATIENCE = 300;

/** Runs develop in a copy of the project. Exit code 1 if it does not show a page, or an edit of its record. */
async function main(): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), "encore-develop-"));
  const project = new Project(process.cwd(), join(base, "one"));
  const port = await freePort();
  const developing = spawn(process.execPath, ["scripts/develop.mjs", "-p", String(port)], {
    cwd: project.root,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  const ended = once(developing, "close");
  const site = `http://127.0.0.1:${port}`;
  try {
    await waitForText(`${site}${PAGE}`, "<html", ended);
    project.edit<Character>(RECORD, (record) => ({ ...record, desc: `${record.desc} ${WORDS}` }));
    await waitForText(`${site}/${pageDataFile(PAGE)}`, WORDS, ended);
    console.log("✓ npm run develop shows a page, and an edit of its record");
  } finally {
    if (developing.exitCode === null) process.kill(-Number(developing.pid), "SIGTERM");
    await ended;
    rmSync(base, { recursive: true });
  }
}

/** Resolves once an address serves some words. @throws if develop ends before, or after a timeout */
async function waitForText(address: string, words: string, ended: Promise<unknown>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  for (let second = 0; second < PATIENCE; second += 1) {
    if (isOver) throw new Error("npm run develop has ended.");
    const text = await fetch(address).then(
      (response) => response.text(),
      () => "",
    );
    if (text.includes(words)) return;
    await wait(1000);
  }
  throw new Error(`${address} did not show “${words}” within ${PATIENCE} s.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

void main();
