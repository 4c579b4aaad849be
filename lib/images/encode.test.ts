import { encodePicture, fittingWidths } from "./encode";
import { Pool } from "./pool";
import { type Profile, profiles } from "./profiles";

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
  it.each(Object.entries(profiles))("%s has ascending widths", (_, { widths }) => {
    expect([...widths]).toEqual([...new Set(widths)].sort((a, b) => a - b));
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
  const made = async (more: Partial<Profile>) => {
    const profile: Profile = { ...profiles.wide, widths: [16, 32, 64], ...more };
    const variants = await encodePicture(raster, source, profile, new Pool(2));
    return variants.map(({ format, width }) => `${format} ${width}`);
  };

  it("makes the fallback in the middle width, or in the one that is asked for", async () => {
    expect(await made({})).toContain("jpg 32");
    expect(await made({ fallbackWidth: 64 })).toEqual(
      ["avif", "webp"]
        .flatMap((one) => [16, 32, 64].map((width) => `${one} ${width}`))
        .concat("jpg 64"),
    );
  });

  it("gives files that are wider than the widest that is encoded its bytes", async () => {
    const profile: Profile = { ...profiles.wide, widths: [16, 32, 64], widest: 32 };
    const variants = await encodePicture(raster, source, profile, new Pool(2));
    const [, narrow, wide] = variants.filter(({ format }) => format === "webp");
    expect([narrow?.width, wide?.width, wide?.height]).toEqual([32, 64, 32]);
    expect(wide?.data).toBe(narrow?.data);
    expect(variants.filter(({ format }) => format === "jpg")).toHaveLength(1);
  });

  it("makes none where nobody would ask for it", async () => {
    expect(await made({ fallback: "none" })).toHaveLength(6);
  });
});
