import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { profiles } from "./profiles";
import { makePictures } from "./stage";
import { contentsOf, discSvg, drawingOf, temporaryFolders } from "./stage.fixtures";
import type { PictureSource } from "./types";

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

const source = (name: string, ground: string): PictureSource => ({
  key: `social/${name}`,
  address: `/social/${name}`,
  width: 1200,
  height: 630,
  profile: "social",
  drawing: drawingOf(discSvg(ground, 1200, 630)),
});
const make = async (
  sources: PictureSource[],
  more: Partial<Parameters<typeof makePictures>[1]> = {},
) => (await makePictures(sources, { ...folders, keepsOtherFiles: true, ...more })).summary;
const SOURCES = [source("index.jpg", "#fe4d91"), source("explore/units.jpg", "#82b1ff")];

describe("pictures whose address stays", () => {
  test("each is one JPEG of 1200 × 630 at its address", async () => {
    const { encoded, bytes } = await make(SOURCES);
    expect(encoded).toBe(2);
    expect(bytes).toBeLessThan(2 * profiles.social.jpg.limit);
    expect(Object.keys(await contentsOf(folders.publicDirectory)).sort()).toEqual([
      "social/explore/units.jpg",
      "social/index.jpg",
    ]);
    for (const { address = "" } of SOURCES) {
      const { format, width, height } = await sharp(
        join(folders.publicDirectory, address),
      ).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    }
  });

  test("one may differ from another in a slash alone", async () => {
    const { encoded } = await make([source("a/b.jpg", "#fe4d91"), source("a-b.jpg", "#82b1ff")]);
    expect(encoded).toBe(2);
  });

  test("one that has another one’s place, of as many bytes, makes way", async () => {
    await make(SOURCES);
    const first = await contentsOf(folders.publicDirectory);
    const file = join(folders.publicDirectory, "social/index.jpg");
    const { atime, mtime } = statSync(file);
    const other = readFileSync(file).toReversed();
    rmSync(file);
    writeFileSync(file, other);
    utimesSync(file, atime, mtime);
    await make(SOURCES);
    expect(await contentsOf(folders.publicDirectory)).toEqual(first);
  });

  test("the bytes are the same without the cache", async () => {
    await make(SOURCES);
    const first = await contentsOf(folders.publicDirectory);
    await make(SOURCES, { cacheDirectory: join(folders.root, "another cache") });
    expect(await contentsOf(folders.publicDirectory)).toEqual(first);
  });

  test("looks up no picture that the last run placed and that is unchanged", async () => {
    const placedFile = join(folders.root, "social.json");
    const first = await make(SOURCES, { placedFile });
    rmSync(folders.cacheDirectory, { recursive: true });
    expect(await make(SOURCES, { placedFile })).toEqual({
      ...first,
      drawn: 0,
      encoded: 0,
      reused: 2,
    });
    const files = await contentsOf(folders.publicDirectory);
    writeFileSync(join(folders.publicDirectory, "social/index.jpg"), "another picture");
    expect(await make(SOURCES, { placedFile })).toMatchObject({ drawn: 1, encoded: 1 });
    expect(await contentsOf(folders.publicDirectory)).toEqual(files);
  });

  test("quick ones stand in for real ones until those are there, at the same addresses", async () => {
    expect(await make(SOURCES, { quick: true })).toMatchObject({ encoded: 2, quick: 2 });
    const quick = await contentsOf(folders.publicDirectory);
    expect(await make(SOURCES)).toMatchObject({ encoded: 2, quick: 0 });
    const real = await contentsOf(folders.publicDirectory);
    expect(Object.keys(real)).toEqual(Object.keys(quick));
    expect(real).not.toEqual(quick);
    expect(await make(SOURCES, { quick: true })).toMatchObject({ encoded: 0, quick: 0 });
    expect(await contentsOf(folders.publicDirectory)).toEqual(real);
  });

  test("one that has too many bytes at every quality is named", async () => {
    const dots = Array.from({ length: 7200 }, (_, at) => {
      const [x, y] = [at % 120, Math.floor(at / 120)];
      const fill = `hsl(${(x * 47 + y * 101) % 360} 90% ${(x * y) % 100}%)`;
      return `<circle cx="${x * 10}" cy="${y * 10.5}" r="${(x + y) % 6}" fill="${fill}"/>`;
    });
    const dense = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${dots.join("")}</svg>`;
    const broken = { ...source("b.jpg", "#fff"), drawing: drawingOf(dense) };
    await expect(make([...SOURCES, broken])).rejects.toThrow(
      'picture "social/b.jpg": it needs more than 80000 bytes',
    );
    expect((await make(SOURCES)).encoded).toBe(0);
  });
});
