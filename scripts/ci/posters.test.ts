import type { PictureSource } from "../../lib/images";
import { changedPosters, posterSheet } from "./changed-posters";

const GREY = 0xdd;

function poster(key: string, color: string, profile: "poster" | "detail" = "poster") {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"><rect width="3" height="4" fill="${color}"/></svg>`;
  const drawing = { fingerprint: color, draw: () => svg };
  return { key, width: 3, height: 4, profile, drawing } satisfies PictureSource;
}

it("tells the posters that a change draws again, and those that are new or gone", () => {
  const before = [poster("a", "red"), poster("b", "red"), poster("gone", "red")];
  const after = [poster("a", "red"), poster("b", "blue"), poster("new", "red")];
  const detail = [poster("b-face", "red", "detail")];
  expect(changedPosters([...before, ...detail], after)).toEqual([
    { key: "b", before: before[1], after: after[1] },
    { key: "new", after: after[2] },
    { key: "gone", before: before[2] },
  ]);
});

it("shows them before and after beside each other; what is not there stays grey", async () => {
  const sheet = await posterSheet([
    { key: "characters/other", before: poster("a", "#ff0000"), after: poster("a", "#0000ff") },
    { key: "characters/new_one", after: poster("a", "#00ff00") },
  ]);
  const { data, info } = await sheet.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number) => [
    ...data.subarray((100 * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect([100, 100 + 252, 100 + 516, 100 + 516 + 252].map(pixel)).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [GREY, GREY, GREY],
    [0, 255, 0],
  ]);
});
