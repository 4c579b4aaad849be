import type { PictureVariant } from "../../../lib/images/types";
import { imageData } from "./image-data";

const variant = (format: PictureVariant["format"], width: number): PictureVariant => ({
  format,
  width,
  height: Math.round((width * 4) / 3),
  path: `/pictures/a-${width}.1234abcd.${format}`,
  bytes: width,
});
const picture = {
  key: "a",
  variants: [
    ...[160, 480, 960].map((width) => variant("avif", width)),
    ...[160, 480, 720].map((width) => variant("webp", width)),
    variant("jpg", 960),
  ],
};

describe("imageData", () => {
  it("offers AVIF in all widths and one WebP in the form of gatsby-plugin-image", () => {
    const { images, layout, width, height } = imageData(picture);
    expect([layout, width, height]).toEqual(["constrained", 960, 1280]);
    expect(images.sources?.map(({ type }) => type)).toEqual(["image/avif"]);
    expect(images.sources?.[0]?.srcSet.split(/,\s*/)).toEqual([
      "/pictures/a-160.1234abcd.avif 160w",
      "/pictures/a-480.1234abcd.avif 480w",
      "/pictures/a-960.1234abcd.avif 960w",
    ]);
    expect(images.fallback).toEqual({ src: "/pictures/a-480.1234abcd.webp" });
  });

  it("omits files wider than requested, but never all", () => {
    expect(imageData(picture, 500)).toMatchObject({ width: 480, height: 640 });
    expect(imageData(picture, 500).images.sources?.[0]?.srcSet).not.toMatch(/960/);
    expect(imageData(picture, 300).images.fallback?.src).toMatch(/-160\./);
    expect(imageData(picture, 10).images.sources?.[0]?.srcSet).toBe(
      "/pictures/a-160.1234abcd.avif 160w",
    );
  });
});
