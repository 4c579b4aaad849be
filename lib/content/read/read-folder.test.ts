import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../../../test/temporary-folder";
import { ContentError } from "../model/problems/content-error";
import { LEFTOVERS } from "../testing/leftovers";
import { takeSnapshot } from "./snapshot";

// Built-in modules cannot be spied on, and tests may run as root, who may read everything.
jest.mock("node:fs", () => ({ ...jest.requireActual<typeof import("node:fs")>("node:fs") }));
const fs = jest.requireMock<typeof import("node:fs")>("node:fs");

let root: string;
beforeEach(() => {
  root = temporaryFolder();
  write("content/units/fine.json", "{}");
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const at = (path: string) => join(root, path);
function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}
const snapshot = () => takeSnapshot(root);

test("files and links to files are read, in the order of their paths", () => {
  write("elsewhere.json", "[]");
  symlinkSync("../../elsewhere.json", at("content/units/eden.json"));
  mkdirSync(at("content/art"));
  expect([...snapshot()].map(([file, bytes]) => `${file} ${bytes}`)).toEqual([
    "content/units/eden.json []",
    "content/units/fine.json {}",
  ]);
});

test("ignores files that systems and editors leave behind", () => {
  symlinkSync("user@host", at("content/units/.#fine.json"));
  for (const name of LEFTOVERS) write(`content/units/${name}`, "");
  expect([...snapshot().keys()]).toEqual(["content/units/fine.json"]);
});

test("each path that cannot be read is named", () => {
  symlinkSync("nowhere", at("content/units/dangling.json"));
  symlinkSync("loop.json", at("content/units/loop.json"));
  symlinkSync("../units", at("content/units/around"));
  expect(snapshot).toThrow(
    new ContentError(
      [
        "content/units/around  is a link to a folder; allowed: a file",
        "content/units/dangling.json  is a link to a missing file",
        "content/units/loop.json  is a link to itself",
      ].join("\n"),
    ),
  );
});

test("a folder in the place of a file is named, and a name that cannot be read", () => {
  mkdirSync(at("content/units/eden.json"));
  writeFileSync(Buffer.concat([Buffer.from(at("content/units/")), Buffer.from([0xff])]), "");
  expect(snapshot).toThrow(
    new ContentError(
      [
        "content/units/eden.json  is a folder; allowed: a file",
        "content/units/\ufffd  has a name that is not written in UTF-8; allowed: letters, digits, - and _",
      ].join("\n"),
    ),
  );
});

test("names entries that are no files, and does not read them", async () => {
  const server = createServer().listen(at("content/units/socket.json"));
  await once(server, "listening");
  execFileSync("mkfifo", [at("content/units/pipe.json")]);
  symlinkSync("pipe.json", at("content/units/to-pipe.json"));
  symlinkSync("/dev/zero", at("content/units/to-zero.json"));
  expect(snapshot).toThrow(
    new ContentError(
      [
        "content/units/pipe.json  is a pipe; allowed: a file",
        "content/units/socket.json  is a socket; allowed: a file",
        "content/units/to-pipe.json  is a pipe; allowed: a file",
        "content/units/to-zero.json  is a device; allowed: a file",
      ].join("\n"),
    ),
  );
  server.close();
});

test("a file that only others may read is named", () => {
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  });
  expect(snapshot).toThrow("content/units/fine.json  cannot be read: you have no permission");
});

test("a folder that only others may read is named", () => {
  const { readdirSync } = jest.requireActual<typeof import("node:fs")>("node:fs");
  jest.spyOn(fs, "readdirSync").mockImplementation(((...given: Parameters<typeof readdirSync>) => {
    if (given[0] !== at("content/units")) return readdirSync(...given);
    throw Object.assign(new Error("EACCES: permission denied"), { code: "EACCES" });
  }) as never);
  expect(snapshot).toThrow("content/units  cannot be read: you have no permission");
});

test("a file that is gone before it is read is not there", () => {
  jest.spyOn(fs, "readFileSync").mockImplementation(() => {
    throw Object.assign(new Error("ENOENT"), { code: "ENOENT" });
  });
  write("content/site.json", "{}");
  expect(snapshot).toThrow("There is no content in");
});

test("missing content, or a file in its place, is reported", () => {
  rmSync(at("content"), { recursive: true });
  expect(snapshot).toThrow(`There is no content in ${at("content")}.`);
  writeFileSync(at("content"), "");
  expect(snapshot).toThrow("content  is a file; allowed: a folder");
});
