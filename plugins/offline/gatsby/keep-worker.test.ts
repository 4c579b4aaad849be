import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";
import type { ShellFile } from "../../../lib/site/offline/shell/find-shell";
import { keepOrWriteWorker } from "./keep-worker";

afterAll(removeFolders);

const shell = (revision: string) => [{ url: "/offline", revision, size: 1 }];

it("takes the worker of the build before, until the shell or what makes it is another", async () => {
  const root = temporaryFolder();
  for (const folder of [".cache", "public", "lib/site/offline"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const path = join(root, "public/sw.js");
  let written = 0;
  const write = async (target: string, files: readonly ShellFile[]) => {
    written += 1;
    writeFileSync(target, JSON.stringify(files));
  };
  const make = (revision: string) => keepOrWriteWorker(root, shell(revision), write);

  await make("a");
  rmSync(path);
  await make("a");
  expect(written).toBe(1);
  expect(readFileSync(path, "utf8")).toContain('"revision":"a"');

  await make("b");
  expect(written).toBe(2);
  writeFileSync(join(root, "lib/site/offline/names.ts"), "");
  await make("b");
  expect(written).toBe(3);
});
