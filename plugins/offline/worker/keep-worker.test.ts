import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepOrWriteWorker } from "./keep-worker";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "encore-worker-"));
  for (const folder of [".cache", "public", "plugins/offline"]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const KEPT = ".cache/unchanged-code.json";
const shell = (revision: string) => [{ url: "/offline", revision, size: 1 }];
const worker = () => readFileSync(join(root, "public/sw.js"), "utf8");

/** Writes a mark into the kept worker, to be seen where it is taken. */
function markKept(): void {
  const kept = JSON.parse(readFileSync(join(root, KEPT), "utf8")) as { worker: { result: string } };
  kept.worker.result += "// kept";
  writeFileSync(join(root, KEPT), JSON.stringify(kept));
}

it("takes the worker of the build before, until the shell or what makes it is another", async () => {
  await keepOrWriteWorker(root, shell("a"));
  expect(worker()).toContain("/offline");
  markKept();
  rmSync(join(root, "public/sw.js"));
  await keepOrWriteWorker(root, shell("a"));
  expect(worker()).toMatch(/\/\/ kept$/);

  await keepOrWriteWorker(root, shell("b"));
  expect(worker()).not.toContain("// kept");

  markKept();
  writeFileSync(join(root, "plugins/offline/names.ts"), "");
  await keepOrWriteWorker(root, shell("b"));
  expect(worker()).not.toContain("// kept");
}, 60_000);
