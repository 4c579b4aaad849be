import { appendFile, readdir, rm, stat, truncate, utimes, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { defaultCacheDirectory } from "./cache";
import { contentsOf, disc, temporaryFolders } from "./stage.fixtures";
import { makePictures } from "./stage";

let folders: ReturnType<typeof temporaryFolders>;
let cached: string[];
let placed: Record<string, string>;
const sources = [disc("a", "#ffffff"), disc("b", "#3366cc")];
const make = () => makePictures(sources, folders);

beforeEach(async () => {
  folders = temporaryFolders();
  await make();
  placed = await contentsOf(folders.publicDirectory);
  const names = await readdir(folders.cacheDirectory, { recursive: true });
  cached = names.map((name) => join(folders.cacheDirectory, name)).sort();
});
afterEach(() => folders.remove());

const cachedFile = (end: string) => cached.find((path) => path.endsWith(end)) ?? "";

const FILES = 2;

describe("the cache of pictures", () => {
  it.each<[string, string, (path: string) => Promise<unknown>]>([
    ["a truncated file", "-100.avif", (path) => truncate(path, 10)],
    ["a longer file", "-100.webp", (path) => appendFile(path, "!")],
    ["a missing file", "-100.avif", (path) => rm(path)],
    ["a missing manifest", ".json", (path) => rm(path)],
    ["half a manifest", ".json", (path) => truncate(path, 40)],
    ["a manifest of nothing", ".json", (path) => writeFile(path, "null")],
    ["a manifest without files", ".json", (path) => writeFile(path, '{"variants":[]}')],
  ])("heals %s, and what was placed from it", async (_, end, damage) => {
    await damage(cachedFile(end));
    expect((await make()).summary).toMatchObject({ encoded: FILES, reused: FILES });
    expect(await contentsOf(folders.publicDirectory)).toEqual(placed);
    expect((await make()).summary.encoded).toBe(0);
  });

  it("notices a file that was overwritten in place with as many bytes", async () => {
    const path = cachedFile("-100.avif");
    const bytes = (await stat(path)).size;
    await writeFile(path, Buffer.alloc(bytes, 7), { flag: "r+" });
    expect((await make()).summary.encoded).toBe(FILES);
    expect(await contentsOf(folders.publicDirectory)).toEqual(placed);
  });

  it("trusts files that lost their time stamp on the way but not their bytes", async () => {
    const now = new Date();
    for (const path of cached) await utimes(path, now, now);
    expect((await make()).summary.encoded).toBe(0);
  });

  it("restores missing and damaged files in the public folder without encoding", async () => {
    const pictures = join(folders.publicDirectory, "pictures");
    const [first = "", second = ""] = await readdir(pictures);
    await rm(join(pictures, first));
    await rm(join(pictures, second));
    await writeFile(join(pictures, second), "half");
    expect((await make()).summary.encoded).toBe(0);
    expect(await contentsOf(folders.publicDirectory)).toEqual(placed);
  });
});

describe("defaultCacheDirectory", () => {
  it("lies outside of any checkout, where the environment says", () => {
    expect(defaultCacheDirectory({ ENCORE_CACHE: "/c", XDG_CACHE_HOME: "/x" })).toBe("/c/pictures");
    expect(defaultCacheDirectory({ XDG_CACHE_HOME: "/x" })).toBe("/x/encore/pictures");
    const home = join(homedir(), ".cache/encore/pictures");
    expect(defaultCacheDirectory({})).toBe(home);
    expect(defaultCacheDirectory({ ENCORE_CACHE: "", XDG_CACHE_HOME: "" })).toBe(home);
  });
});
