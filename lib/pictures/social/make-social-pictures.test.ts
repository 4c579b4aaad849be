import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentsOf, discSvg, temporaryFolders } from "../../images/stage.fixtures";
import {
  makeSocialPictures,
  MOST_BYTES,
  type SocialOptions,
  type SocialSource,
} from "./make-social-pictures";

let folders: ReturnType<typeof temporaryFolders>;
let drawn: string[];
beforeEach(async () => {
  folders = temporaryFolders();
  drawn = [];
});
afterEach(() => folders.remove());

const source = (file: string, ground: string, fingerprint = ground): SocialSource => ({
  file,
  drawing: {
    fingerprint,
    draw: () => {
      drawn.push(file);
      return discSvg(ground, 1200, 630);
    },
  },
});
const make = (sources: readonly SocialSource[], more: SocialOptions = {}) =>
  makeSocialPictures(sources, folders.publicDirectory, { ...folders, ...more });
const SOURCES = [source("index.jpg", "#fe4d91"), source("explore/units.jpg", "#82b1ff")];

test("each picture is a JPEG of 1200 × 630 where its page names it", async () => {
  const { encoded, bytes, files } = await make(SOURCES);
  expect(encoded).toBe(2);
  expect(files).toEqual(["social/index.jpg", "social/explore/units.jpg"]);
  expect(bytes).toBeLessThan(2 * MOST_BYTES);
  for (const { file } of SOURCES) {
    const { format, width, height } = await sharp(
      join(folders.publicDirectory, "social", file),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  }
});

test("a known fingerprint is not drawn, and one that draws the same is not encoded", async () => {
  await make(SOURCES);
  expect(drawn.toSorted()).toEqual(["explore/units.jpg", "index.jpg"]);
  expect((await make(SOURCES)).encoded).toBe(0);
  expect(drawn).toHaveLength(2);
  expect((await make([source("index.jpg", "#fe4d91", "another")])).encoded).toBe(0);
  expect(drawn).toHaveLength(3);
});

test("a picture that has another one’s place, of as many bytes, makes way", async () => {
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

test("what the last run placed and nobody has touched is not looked up", async () => {
  const placedFile = join(folders.root, "social.json");
  const first = await make(SOURCES, { placedFile });
  rmSync(folders.cacheDirectory, { recursive: true });
  expect(await make(SOURCES, { placedFile })).toEqual({ ...first, drawn: 0, encoded: 0 });
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

test("what cannot be drawn is named; everything else is kept in the cache", async () => {
  const broken: SocialSource = { file: "b.jpg", drawing: { fingerprint: "b", draw: () => "<svg" } };
  await expect(make([...SOURCES, broken])).rejects.toThrow(/^social\/b\.jpg: /);
  expect(existsSync(folders.cacheDirectory)).toBe(true);
  expect((await make(SOURCES)).encoded).toBe(0);
});
