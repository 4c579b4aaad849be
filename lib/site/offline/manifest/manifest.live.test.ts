import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { webManifest } from "./web-manifest";
import { writeIcons } from "./write-icons";

const tokens = readFileSync("src/ui/tokens/tokens.css", "utf8");
const site = JSON.parse(readFileSync("content/site.json", "utf8"));
const { manifest, colors } = webManifest(site, tokens);

describe("the web app manifest", () => {
  it("has the site's names and colours", () => {
    expect(manifest.short_name).toBe(site.title);
    expect(manifest.name).toContain(site.tagline);
    expect(manifest.description).toBe(site.description);
    expect(tokens).toContain(`--primary: ${manifest.theme_color};`);
    expect(tokens).toContain(`--paper: ${manifest.background_color};`);
  });

  it("asks for the colours that it does not find", () => {
    expect(() => webManifest(site, ":root { --primary: pink; }")).toThrow("--primary");
  });
});

describe("the icons", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "icons-"));
    await writeIcons(readFileSync("static/icon.svg"), colors.theme, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const pixels = async (file: string) => {
    const { data, info } = await sharp(join(folder, file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    return { info, at };
  };

  it("are there, each in the size that the manifest says", async () => {
    for (const { src, sizes, type } of manifest.icons) {
      if (type !== "image/png") continue;
      const { info } = await pixels(src);
      expect(`${info.width}x${info.height}`).toBe(sizes);
    }
  });

  it("that the system cuts are filled to the corners, and keep the star in the safe zone", async () => {
    const ground = [...Buffer.from(colors.theme.slice(1), "hex"), 255];
    for (const file of ["icons/maskable-512.png", "icons/apple-touch.png"]) {
      const { info, at } = await pixels(file);
      const last = info.width - 1;
      for (const corner of [at(0, 0), at(last, 0), at(0, last), at(last, last)]) {
        expect(corner).toEqual(ground);
      }
      expect(at(info.width / 2, info.width / 2)).toEqual([255, 255, 255, 255]);
      // A circle of 40 % around the centre is never cut; all outside of it must be ground.
      const outside = Math.round(info.width * 0.09);
      expect(at(info.width / 2, outside)).toEqual(ground);
      expect(at(outside, info.width / 2)).toEqual(ground);
    }
  });
});
