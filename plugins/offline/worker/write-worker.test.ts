import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWorker } from "./write-worker";

const SHELL = [
  { url: "/app-623fb808f4cc788a7119.js", revision: null, size: 10 },
  { url: "/offline", revision: "6e150360aa097be0f458aa0d7bc2086e", size: 20 },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "worker-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = async () => {
  await writeWorker(join(folder, "sw.js"), SHELL);
  return readFileSync(join(folder, "sw.js"), "utf8");
};

describe("the worker", () => {
  it("is one file, the same each time, that holds the whole shell", async () => {
    const first = await written();
    expect(readdirSync(folder)).toEqual(["sw.js"]);
    for (const { url } of SHELL) expect(first).toContain(`"${url}"`);
    expect(first).not.toContain("importScripts");
    expect(await written()).toBe(first);
  }, 60_000);
});
