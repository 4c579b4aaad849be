import sharp from "sharp";
import { picture } from "../drawing/svg";
import { emblem, emblemNames } from "./index";

test.each(emblemNames)(
  "the emblem %s fills the middle and leaves the corners free",
  async (name) => {
    const svg = picture(1200, 1600, emblem(name, "#3366aa"));
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(120)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect(alpha(60, 110)).toBe(255);
    expect([alpha(2, 2), alpha(117, 2)]).toEqual([0, 0]);
  },
);

test.each(emblemNames)("the emblem %s takes the character's colour", (name) => {
  expect(emblem(name, "#3366aa")).not.toBe(emblem(name, "#aa6633"));
  expect(emblem(name, "#3366aa")).toBe(emblem(name, "#3366aa"));
});
