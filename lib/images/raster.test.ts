import { join } from "node:path";
import sharp from "sharp";
import { disc, discSvg, drawingOf, temporaryFolders } from "./stage.fixtures";
import { makePictures } from "./stage";
import type { PictureFormat, PictureSource } from "./types";

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(async () => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

/** Pixels of the widest file of a format, addressed by fractions of its size. */
async function pixels(source: PictureSource, format: PictureFormat) {
  const { pictures } = await makePictures([source], folders);
  const files = pictures[0]?.variants.filter((variant) => variant.format === format) ?? [];
  const path = join(folders.publicDirectory, files.at(-1)?.path ?? "");
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const pixel = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
    return [...data.subarray(pixel * info.channels, (pixel + 1) * info.channels)];
  };
  return { at, width: info.width, height: info.height, channels: info.channels };
}

/** Lossy formats change colours a little. */
const near = (color: number[]) => color.map((value) => expect.closeTo(value, -1.2));

/** Writes an art file with a band of each colour, from top to bottom (or left to right when wide). */
async function artFile(name: string, width: number, height: number, bands: string[]) {
  const wide = width > height;
  const size = wide ? [width / bands.length, height] : [width, height / bands.length];
  const [bandWidth = 1, bandHeight = 1] = size.map(Math.round);
  const file = join(folders.root, name);
  await sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite(
      bands.map((background, at) => ({
        input: { create: { width: bandWidth, height: bandHeight, channels: 4, background } },
        left: wide ? at * bandWidth : 0,
        top: wide ? 0 : at * bandHeight,
      })),
    )
    .toFile(file);
  return file;
}

describe("pixels of a picture", () => {
  it("is the whole drawing", async () => {
    const { at, width, height, channels } = await pixels(disc("a", "#3366cc"), "avif");
    expect([width, height, channels]).toEqual([100, 100, 3]);
    expect(at(0.5, 0.5)).toEqual(near([0x17, 0x13, 0x1c]));
    expect(at(0.2, 0.2)).toEqual(near([0x33, 0x66, 0xcc]));
    expect(at(0.03, 0.5)).toEqual(near([255, 0, 0]));
  });

  it("is the region alone, in its own shape", async () => {
    const region = { left: 0, top: 0.5, width: 0.8, height: 0.4 };
    const { at, width, height } = await pixels(disc("a", "#3366cc", { region }), "webp");
    expect([width, height]).toEqual([80, 40]);
    expect(at(0.05, 0.5)).toEqual(near([255, 0, 0]));
    expect(at(0.95, 0.95)).toEqual(near([0x33, 0x66, 0xcc]));
    expect(at(0.62, 0.1)).toEqual(near([0x17, 0x13, 0x1c]));
  });

  it("keeps transparency in marks, in all formats", async () => {
    const drawing = drawingOf(discSvg("#3366cc").replace(/<rect.*?\/>/, ""));
    const mark = disc("mark", "", { drawing, profile: "mark" });
    for (const format of ["avif", "webp"] as const) {
      const { at, channels } = await pixels(mark, format);
      expect(channels).toBe(4);
      expect(at(0.03, 0.5)[3]).toBeLessThan(3);
      expect(at(0.2, 0.2)).toEqual(near([0x33, 0x66, 0xcc, 255]));
    }
  });

  it("stands on its background elsewhere", async () => {
    const drawing = drawingOf(discSvg("#3366cc").replace(/<rect.*?\/>/, ""));
    const white = await pixels(disc("a", "", { drawing }), "webp");
    expect(white.at(0.03, 0.5)).toEqual(near([255, 255, 255]));
    const colored = await pixels(disc("a", "", { drawing, background: "#ffcc00" }), "avif");
    expect(colored.at(0.03, 0.5)).toEqual(near([255, 0xcc, 0]));
  });

  it("is the top of art that is too tall", async () => {
    const file = await artFile("tall.png", 200, 300, ["#ff0000", "#00ff00", "#0000ff"]);
    const { at, width, height } = await pixels(disc("a", "", { drawing: undefined, file }), "avif");
    expect([width, height]).toEqual([100, 100]);
    expect(at(0.5, 0.1)).toEqual(near([255, 0, 0]));
    expect(at(0.5, 0.9)).toEqual(near([0, 255, 0]));
  });

  it("is the middle of art that is too wide, and never larger than the art", async () => {
    const file = await artFile("wide.webp", 300, 100, ["#ff0000", "#00ff00", "#0000ff"]);
    const { at, width } = await pixels(disc("a", "", { drawing: undefined, file }), "webp");
    expect(width).toBe(100);
    expect(at(0.1, 0.5)).toEqual(near([0, 255, 0]));
    expect(at(0.9, 0.5)).toEqual(near([0, 255, 0]));
  });

  it("turns photographs as their EXIF says", async () => {
    const upright = await artFile("upright.png", 200, 300, ["#ff0000", "#00ff00", "#0000ff"]);
    const file = join(folders.root, "turned.jpg");
    await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toFile(file);
    const { at } = await pixels(disc("a", "", { drawing: undefined, file }), "avif");
    expect(at(0.5, 0.1)).toEqual(near([255, 0, 0]));
    expect(at(0.5, 0.9)).toEqual(near([0, 255, 0]));
  });
});
