import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { CompressedFiles } from "./compressed-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compressed-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const textOf = async (files: CompressedFiles, path: string) =>
  String(brotliDecompressSync(await files.get(path)));

describe("compressed files", () => {
  it("hold the text, and are made once", async () => {
    const files = new CompressedFiles();
    const path = write("page.html", "<p>Encore</p>".repeat(100));
    expect(await textOf(files, path)).toBe("<p>Encore</p>".repeat(100));
    const [one, other] = await Promise.all([files.get(path), files.get(path)]);
    expect(one).toBe(other);
    expect(await files.get(path)).toBe(one);
  });

  it("follow the file", async () => {
    const files = new CompressedFiles();
    const path = write("page.html", "one");
    await files.get(path);
    write("page.html", "another");
    expect(await textOf(files, path)).toBe("another");
  });

  it("are refused where there is no file", async () => {
    await expect(new CompressedFiles().get(join(folder, "none"))).rejects.toThrow("ENOENT");
  });
});
