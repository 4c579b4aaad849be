import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { sha256 } from "../../lib/text/sha256";
import { temporaryFolder } from "../../test/temporary-folder";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  return file;
}

function keep(name: string): string[] {
  const digest = sha256(name);
  const at = join("cache", digest.slice(0, 2), digest);
  const variants = [{ width: 320, format: "avif", sha256: sha256(`${name} 320`) }];
  return [
    write(`${at}.json`, JSON.stringify({ variants })),
    write(`${at}-320.avif`, `${name} 320`),
  ];
}

const prune = () =>
  execFileSync(process.execPath, [resolve("scripts/ci/prune-pictures.mjs"), "cache", "public"], {
    cwd: folder,
    encoding: "utf8",
  });
const areThere = (files: string[]) => files.map((file) => existsSync(join(folder, file)));

it("keeps shown pictures, with the same key for the same pictures", () => {
  const shown = keep("shown");
  write("public/pictures/shown-320.1a2b3c4d.avif", "shown 320");
  const key = prune();
  expect(key).toMatch(/^key=[0-9a-f]{64}\n$/);
  const gone = keep("gone");
  expect(prune()).toBe(key);
  expect([areThere(shown), areThere(gone)]).toEqual([
    [true, true],
    [false, false],
  ]);
  keep("new");
  write("public/social/new.avif", "new 320");
  expect(prune()).not.toBe(key);
});

it("forgets drawings that have not been drawn for long", () => {
  const names = [write("cache/fingerprints/aa/old", "1"), write("cache/fingerprints/bb/new", "2")];
  utimesSync(join(folder, names[0] ?? ""), 0, 0);
  write("public/index.html", "");
  prune();
  expect(areThere(names)).toEqual([false, true]);
});
