import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeFolders, temporaryFolder } from "../../../test/temporary-folder";
import { stagesOf } from "../../../lib/site/build-cache/stages";
import { reuseOrWrite } from "./reuse-or-write";

afterAll(removeFolders);

it("keeps the files of the build before, until they are gone or made of something else", async () => {
  const root = temporaryFolder();
  for (const folder of [".cache", "public", "lib/site/offline"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  const path = join(root, "public/sw.js");
  let written = 0;
  const make = (shell: string) =>
    reuseOrWrite({ root, cache: stagesOf(root) }, "worker", [shell], async () => {
      written += 1;
      writeFileSync(path, shell);
      return ["sw.js"];
    });

  expect(await make("a")).toEqual(["sw.js"]);
  expect(await make("a")).toEqual(["sw.js"]);
  expect(written).toBe(1);
  rmSync(path);
  await make("a");
  expect(written).toBe(2);
  await make("bc");
  expect(written).toBe(3);
  writeFileSync(join(root, "lib/site/offline/names.ts"), "");
  await make("bc");
  expect(written).toBe(4);
});
