import { encodePicture, fittingWidths } from "./encode";
import { Pool } from "./pool";
import { type Profile, profiles } from "./profiles";
import { FORMATS } from "./types";

describe("fittingWidths", () => {
  it.each([
    ["all that fit", [160, 320, 480], 1000, [160, 320, 480]],
    ["all up to an exact fit", [160, 320, 480], 480, [160, 320, 480]],
    ["its own width in place of what is too wide", [160, 320, 480], 400, [160, 320, 400]],
    ["its own width alone if it is very small", [160, 320, 480], 90, [90]],
  ])("gives %s", (_, widths, available, expected) => {
    expect(fittingWidths(widths, available)).toEqual(expected);
  });
});

describe("profiles", () => {
  it.each(Object.entries<Profile>(profiles))("%s has ascending widths", (_, profile) => {
    for (const { widths } of FORMATS.flatMap((format) => profile[format] ?? [])) {
      expect([...widths]).toEqual([...new Set(widths)].sort((a, b) => a - b));
    }
  });
});

describe("encodePicture", () => {
  const raster = {
    data: Buffer.alloc(80 * 40 * 3, 90),
    width: 80,
    height: 40,
    channels: 3 as const,
  };
  const source = { key: "a", width: 64, height: 32, profile: "wide" as const };
  const profile: Profile = {
    avif: { ...profiles.wide.avif, widths: [16, 32, 64] },
    webp: { ...profiles.wide.webp, widths: [32, 64] },
    jpg: { ...profiles.wallpaper.jpg, widths: [64] },
  };
  const made = (of: Profile) => encodePicture(raster, source, of, new Pool(2));

  it("makes each format in its own widths, and no other file", async () => {
    const names = (await made(profile)).map(({ format, width }) => `${format} ${width}`);
    expect(names).toEqual(["avif 16", "avif 32", "avif 64", "webp 32", "webp 64", "jpg 64"]);
    expect(await made({ webp: profile.webp })).toHaveLength(2);
  });

  it("gives files that are wider than the widest that is encoded its bytes", async () => {
    const variants = await made({ ...profile, widest: 32 });
    const [narrow, wide] = variants.filter(({ format }) => format === "webp");
    expect([narrow?.width, wide?.width, wide?.height]).toEqual([32, 64, 32]);
    expect(wide?.data).toBe(narrow?.data);
    expect(variants.filter(({ format }) => format === "jpg")).toHaveLength(1);
  });
});
