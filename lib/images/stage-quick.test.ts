import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { disc, temporaryFolders } from "./stage.fixtures";
import { isQuick } from "./profiles";
import { makePictures } from "./stage";
import type { PictureSource } from "./types";

/** An AVIF, a WebP and a JPEG. */
const FILES = 2;

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(async () => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

const make = (sources: PictureSource[], more: Partial<Parameters<typeof makePictures>[1]> = {}) =>
  makePictures(sources, { ...folders, ...more });

describe("quickly", () => {
  const sources = [disc("a", "#ffffff"), disc("a-mark", "#ffffff", { profile: "mark" })];
  const names = async () =>
    (await readdir(join(folders.publicDirectory, "pictures"))).map((name) =>
      name.replace(/\.[0-9a-f]{6}\./, "."),
    );

  it("makes the files of the real settings, with other bytes", async () => {
    const quick = await make(sources, { quick: true });
    expect(quick.summary).toMatchObject({ encoded: 2 * FILES, quick: 2 });
    const quickNames = await names();
    const real = await make(sources);
    expect(real.summary).toMatchObject({ encoded: 2 * FILES, quick: 0 });
    expect(await names()).toEqual(quickNames);
    expect(real.pictures[0]?.variants).not.toEqual(quick.pictures[0]?.variants);
  });

  it("makes them as large, though it draws with fewer pixels", async () => {
    const region = { left: 0.1, top: 0.2, width: 0.43, height: 0.33 };
    const part = [disc("part", "#ffffff", { region })];
    const sizes = async (quick: boolean) =>
      (await make(part, { quick })).pictures.flatMap(({ variants }) =>
        variants.map((one) => [one.format, one.width, one.height]),
      );
    const quick = await sizes(true);
    expect(await sizes(false)).toEqual(quick);
  });

  it("uses cached pictures: real ones first, then quick ones", async () => {
    const real = await make(sources.slice(0, 1));
    const mixed = await make(sources, { quick: true });
    expect(mixed.summary).toMatchObject({ encoded: FILES, reused: FILES, quick: 1 });
    expect(mixed.pictures[0]).toEqual(real.pictures[0]);
    const again = await make(sources, { quick: true });
    expect(again.summary).toMatchObject({ encoded: 0, quick: 1 });
    expect(again.pictures).toEqual(mixed.pictures);
  });

  it.each([
    ["quick", true],
    ["real", false],
    [undefined, false],
  ])("is what the environment asks for by ENCORE_PICTURES=%s: %s", (setting, expected) => {
    expect(isQuick({ ENCORE_PICTURES: setting })).toBe(expected);
  });

  it("rejects an unknown setting", () => {
    expect(() => isQuick({ ENCORE_PICTURES: "fast" })).toThrow('"fast": it can be quick or real');
  });
});
