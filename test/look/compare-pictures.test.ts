import sharp from "sharp";
import { comparePictures } from "./compare-pictures";

const plain = (height: number, background: string) =>
  sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer();

it("finds no difference between pictures that look the same", async () => {
  expect(await comparePictures(await plain(10, "#808080"), await plain(10, "#828282"))).toBe(
    undefined,
  );
});

it("counts the pixels that differ, and those that only one picture has", async () => {
  const before = await plain(10, "#ffffff");
  const dot = await sharp({ create: { width: 5, height: 2, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();
  const after = await sharp(await plain(15, "#ffffff"))
    .composite([{ input: dot, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const difference = await comparePictures(before, after);
  expect(difference).toMatchObject({ part: (10 + 50) / 150, taller: 5 });
  expect(await sharp(difference?.mask).metadata()).toMatchObject({ width: 10, height: 15 });
});
