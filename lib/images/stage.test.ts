import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentsOf, disc, discSvg, drawingOf, temporaryFolders } from "./stage.fixtures";
import { makePictures, PictureError } from "./stage";
import type { PictureSource } from "./types";

/** An AVIF and a WebP. */
const FILES = 2;

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(async () => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

const make = (sources: PictureSource[], more: Partial<Parameters<typeof makePictures>[1]> = {}) =>
  makePictures(sources, { ...folders, ...more });

describe("makePictures", () => {
  it("encodes each source once and describes its files", async () => {
    const { pictures, summary } = await make([
      disc("units/a", "", {
        drawing: drawingOf(discSvg("#ffffff", 400, 400)),
        width: 400,
        height: 400,
        profile: "mark",
      }),
      disc("b", "#00ff00"),
    ]);
    expect(summary).toMatchObject({ pictures: 2, encoded: 3 + FILES, reused: 0 });
    expect(pictures.map(({ key }) => key)).toEqual(["units/a", "b"]);
    const files = pictures[0]?.variants.map(({ format, width }) => `${width} ${format}`);
    expect(files).toEqual(["320 avif", "500 avif", "320 webp"]);
    expect(pictures[0]?.variants[0]?.path).toMatch(/^\/pictures\/units-a-320\.[0-9a-f]{6}\.avif$/);
    const written = await contentsOf(folders.publicDirectory);
    for (const { path, bytes } of pictures.flatMap(({ variants }) => variants)) {
      expect(written[path.slice(1)]).toHaveLength(bytes * 2);
    }
    expect(summary.bytes * 2).toBe(Object.values(written).join("").length);
  });

  it("encodes nothing twice: again, elsewhere, under another name", async () => {
    const cold = await make([disc("a", "#ffffff")]);
    const before = await contentsOf(folders.publicDirectory);

    const warm = await make([disc("a", "#ffffff")]);
    expect(warm.summary).toMatchObject({ encoded: 0, reused: FILES });
    expect(warm.pictures).toEqual(cold.pictures);
    expect(await contentsOf(folders.publicDirectory)).toEqual(before);

    const elsewhere = join(folders.root, "another/public");
    const other = await make([disc("a", "#ffffff")], { publicDirectory: elsewhere });
    expect(other.summary.encoded).toBe(0);
    expect(await contentsOf(elsewhere)).toEqual(before);

    const renamed = await make([disc("renamed", "#ffffff")]);
    expect(renamed.summary.encoded).toBe(0);
    expect(renamed.pictures[0]?.variants[0]?.path).toMatch(/renamed-100/);
  });

  it("encodes two equal sources of one run once", async () => {
    const { summary } = await make([disc("a", "#ffffff"), disc("b", "#ffffff")]);
    expect(summary).toMatchObject({ encoded: FILES, reused: FILES });
  });

  it("encodes only changed pictures and leaves no old files", async () => {
    const before = await make([disc("a", "#ffffff"), disc("b", "#ffffff")]);
    const after = await make([disc("a", "#ffffff"), disc("b", "#0000ff")]);
    expect(after.summary).toMatchObject({ encoded: FILES, reused: FILES });
    expect(after.pictures[0]).toEqual(before.pictures[0]);
    const names = await readdir(join(folders.publicDirectory, "pictures"));
    expect(names).toHaveLength(2 * FILES);
    const paths = after.pictures.flatMap(({ variants }) => variants.map(({ path }) => path));
    expect(names.map((name) => `/pictures/${name}`).sort()).toEqual(paths.sort());
  });

  it("encodes again for another region, shape, ground or profile", async () => {
    const region = { left: 0, top: 0, width: 0.5, height: 0.5 };
    const base = disc("a", "#ffffff");
    await make([base]);
    for (const other of [
      { ...base, region },
      { ...base, background: "#0000ff" },
      { ...base, profile: "mark" as const },
      { ...base, drawing: drawingOf(discSvg("#ffffff", 60, 80)), width: 60 },
    ]) {
      expect((await make([other])).summary.encoded).toBeGreaterThan(0);
    }
  });

  it("lets two runs share a cache at the same time", async () => {
    const sources = ["#111111", "#eeeeee", "#3366cc"].map((ground, at) => disc(`p/${at}`, ground));
    const publicDirectories = [join(folders.root, "one"), join(folders.root, "two")];
    const [one, two] = await Promise.all(
      publicDirectories.map((publicDirectory) => make(sources, { publicDirectory })),
    );
    expect(one?.pictures).toEqual(two?.pictures);
    const [first, second] = await Promise.all(publicDirectories.map(contentsOf));
    expect(first).toEqual(second);
    const names = Object.keys(await contentsOf(folders.cacheDirectory));
    expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
    expect((await make(sources)).summary.encoded).toBe(0);
  });

  describe("of drawings", () => {
    const drawing = (fingerprint: string, draw: () => string, more: Partial<PictureSource> = {}) =>
      disc("a", "", { drawing: { fingerprint, draw }, ...more });
    const never = () => {
      throw new Error("it was drawn");
    };

    it("draws none whose fingerprint is known", async () => {
      const region = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
      const both = (draw: () => string) => [
        drawing("disc 1", draw),
        drawing("disc 1", draw, { key: "a-part", region }),
      ];
      await make(both(() => discSvg("#ffffff")));
      expect((await make(both(never))).summary.encoded).toBe(0);
    });

    it("skips pictures placed by the last run while their files are unchanged", async () => {
      const placedFile = join(folders.root, "placed.json");
      const first = await make([drawing("disc 1", () => discSvg("#ffffff"))], { placedFile });
      const before = await contentsOf(folders.publicDirectory);
      const elsewhere = { placedFile, cacheDirectory: join(folders.root, "empty") };
      const again = await make([drawing("disc 1", never)], elsewhere);
      expect(again.pictures).toEqual(first.pictures);
      expect(again.summary).toMatchObject({ encoded: 0, reused: FILES });
      expect(await contentsOf(folders.publicDirectory)).toEqual(before);

      const [file = ""] = await readdir(join(folders.publicDirectory, "pictures"));
      await rm(join(folders.publicDirectory, "pictures", file));
      await make([drawing("disc 1", never)], { placedFile });
      expect(await contentsOf(folders.publicDirectory)).toEqual(before);

      const other = await make([drawing("disc 2", () => discSvg("#0000ff"))], { placedFile });
      expect(other.summary.encoded).toBe(FILES);
    });

    it("encodes none that comes out the same by a new fingerprint", async () => {
      await make([drawing("disc 1", () => discSvg("#ffffff"))]);
      const again = await make([drawing("disc 2", () => discSvg("#ffffff"))]);
      expect(again.summary.encoded).toBe(0);
      const other = await make([drawing("disc 3", () => discSvg("#0000ff"))]);
      expect(other.summary.encoded).toBe(FILES);
    });

    it("draws each once, for its digest and for its pixels", async () => {
      const draw = jest.fn(() => discSvg("#ffffff"));
      const part = drawing("disc 1", draw, { key: "a-part", profile: "mark" });
      const { summary } = await make([drawing("disc 1", draw), part]);
      expect(summary).toMatchObject({ drawn: 1, encoded: 2 * FILES });
      expect(draw).toHaveBeenCalledTimes(1);
    });

    it("refuses one that is not always the same, and one that fails", async () => {
      let times = 0;
      const restless = () => discSvg(`#00000${(times += 1)}`);
      await make([drawing("r", restless)], { quick: true });
      await expect(make([drawing("r", restless)])).rejects.toThrow(/"a": .* always draw the same/);
      await expect(make([drawing("n", never)])).rejects.toThrow('picture "a": it was drawn');
    });
  });

  it("reports progress after each picture", async () => {
    const seen: { done: number; total: number; encoded: number }[] = [];
    await make([disc("a", "#ffffff"), disc("b", "#000000")], {
      onProgress: (now) => void seen.push({ ...now }),
    });
    expect(seen.map(({ done, total }) => `${done}/${total}`)).toEqual(["1/2", "2/2"]);
    // Pictures are encoded side by side: the first may end when files of the second are written.
    expect(seen[0]?.encoded).toBeGreaterThanOrEqual(FILES);
    expect(seen[1]?.encoded).toBe(2 * FILES);
  });

  it("names every problem at once, and does the rest", async () => {
    const unreadable = join(folders.root, "eichi.png");
    await writeFile(unreadable, "not a picture");
    const failing = make([
      disc("good", "#ffffff"),
      disc("lettered", "", {
        drawing: drawingOf(discSvg("#fff").replace("<circle", "<text>A</text><circle")),
      }),
      disc("broken", "", { drawing: drawingOf("<svg") }),
      disc("uncounted", "", { drawing: drawingOf(discSvg("#fff").replace('r="15%"', 'r="NaN"')) }),
      disc("large", "", { drawing: drawingOf(discSvg("#ffffff", 800, 800)) }),
      disc("art", "", { drawing: undefined, file: unreadable }),
      disc("gone", "", { drawing: undefined, file: join(folders.root, "gone.webp") }),
    ]);
    const error = await failing.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(PictureError);
    const problems = error instanceof PictureError ? [...error.problems].sort() : [];
    expect(problems).toEqual([
      expect.stringMatching(/^picture "art": .*eichi\.png can't be read .*replace it with a PNG/),
      expect.stringMatching(/^picture "broken": /),
      expect.stringMatching(/^picture "gone": .*gone\.webp can't be read .*ENOENT/),
      expect.stringMatching(/^picture "large": the SVG is 800 × 800, not 80 × 80/),
      expect.stringMatching(/^picture "lettered": the SVG holds <text>/),
      expect.stringMatching(/^picture "uncounted": the SVG holds "NaN"/),
    ]);
    expect((await make([disc("good", "#ffffff")])).summary.encoded).toBe(0);
  });

  it.each([
    ["the same key", [disc("a", "#fff"), disc("a", "#000")], /"a": two sources have this key/],
    ["the same file names", [disc("a/b", "#fff"), disc("a-b", "#000")], /"a-b": .*"a\/b"/],
  ])("refuses sources with %s", async (_, sources, problem) => {
    await expect(make(sources)).rejects.toThrow(problem);
  });
});
