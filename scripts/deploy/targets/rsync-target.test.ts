import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deploy, prepare } from "../deploy";
import { CommandError } from "../../../lib/command-line/command-error";
import { Sites } from "../testing/sites";
import { targetOf } from ".";
import { rsyncTarget } from "./rsync-target";
import type { Target } from "./target";

const RSYNC = process.env.RSYNC_PATH ?? "/usr/bin/rsync";
const whereItIs = existsSync(RSYNC) ? describe : describe.skip;

let sites: Sites;
let shell: string;
beforeEach(() => {
  sites = new Sites();
  shell = join(sites.root, "shell");
  writeFileSync(shell, `#!/bin/sh\nshift\nexec sh -c "$*"\n`);
  chmodSync(shell, 0o755);
});
afterEach(() => sites.remove());

const at = (folder: string): Target =>
  rsyncTarget(`encore.example:${folder}`, [RSYNC, `--rsh=${shell}`, `--rsync-path=${RSYNC}`]);

const ASSET = `app-${"a".repeat(6)}.js`;

async function publish(files: Record<string, string>): Promise<readonly string[]> {
  const build = await sites.build(files);
  const target = at(sites.target);
  const prepared = await prepare(build, target);
  await deploy(build, target, prepared);
  return [...prepared.plan.pages, ...prepared.plan.last];
}

whereItIs("with rsync", () => {
  it("publishes, uploads only differences, and removes old files", async () => {
    const one = {
      "index.html": "one",
      "a b/index.html": "space",
      "news/index.html": "n",
      [ASSET]: "",
    };
    await publish(one);
    expect(sites.served()).toEqual(one);
    const two = { "index.html": "two", "a b/index.html": "space" };
    expect(await publish(two)).toEqual(["index.html"]);
    expect(sites.served()).toEqual({ ...two, [ASSET]: "" });
    expect(sites.beside()).toEqual(["public", "public.headers", "public.manifest.json"]);
  });

  it("removes the site and its files beside it, but not its neighbours", async () => {
    await publish({ "index.html": "one", "a b/index.html": "space" });
    const neighbour = join(sites.target, "../publications");
    mkdirSync(neighbour);
    await at(sites.target).clear();
    expect(sites.beside()).toEqual(["publications"]);
  });

  it("refuses a folder with files from elsewhere", async () => {
    await publish({ "index.html": "one" });
    const build = await sites.build({ "index.html": "two" });
    await expect(prepare(build, at(sites.root))).rejects.toThrow("no deployment put there");
  });

  it("refuses a folder in one that is not there", async () => {
    const build = await sites.build({ "index.html": "one" });
    const missing = join(sites.root, "sevred/public");
    await expect(prepare(build, at(missing))).rejects.toThrow("No such file");
  });
});

it("reports rsync's message if it fails", async () => {
  const silent = rsyncTarget("encore.example:/srv/encore", ["false"]);
  await expect(silent.readState()).rejects.toThrow(new CommandError("false ended with 1: "));
  const ended = rsyncTarget("encore.example:/srv/encore", ["sh", "-c", "kill -TERM $$"]);
  await expect(ended.readState()).rejects.toThrow(new CommandError("sh ended with SIGTERM: "));
  const locked = rsyncTarget("deploy@encore.example:/srv/encore", [
    "sh",
    "-c",
    "echo 'deploy@encore.example: Permission denied (publickey).' >&2; exit 12",
  ]);
  await expect(locked.readState()).rejects.toThrow("try ssh deploy@encore.example until it does");
  const unknown = rsyncTarget("deploy@encore.invalid:/srv/encore", [
    "sh",
    "-c",
    "echo 'ssh: Could not resolve hostname encore.invalid: Name or service not known' >&2; exit 255",
  ]);
  await expect(unknown.readState()).rejects.toThrow(
    "was not reached; ssh says: Could not resolve hostname encore.invalid: Name or service not known",
  );
  const none = rsyncTarget("encore.example:/srv/encore", ["no-such-program"]);
  await expect(none.readState()).rejects.toThrow("no-such-program is not installed");
  const there = rsyncTarget("encore.example:/srv", [
    "sh",
    "-c",
    "echo rsync: not found >&2; exit 12",
  ]);
  await expect(there.readState()).rejects.toThrow("on the other machine");
});

it("is chosen by a host and a path", () => {
  expect(targetOf("deploy@encore.example:/srv/encore/public/").name).toBe(
    "deploy@encore.example:/srv/encore/public",
  );
});
