import type { BrokenCase, ValidCase } from "../../testing/broken-content";
import { picture } from "../../testing/picture";
import { png } from "../../testing/png";

const POSTER = "art/characters/aoi_yuta.png";
const PHOTO = "art/characters/aoi_yuta.jpg";

export const cases: BrokenCase[] = [
  ...(
    [
      [POSTER, 200, 260, "a poster; allowed: 960 × 1280 pixels or more"],
      ["art/trips/trip02.png", 900, 1200, "a poster; allowed: 960 × 1280"],
      ["art/trips/trip02-wide.png", 1280, 720, "a wide picture; allowed: 1600 × 900"],
      ["art/units/fine-wide.png", 1600, 899, "a wide picture; allowed: 1600 × 900"],
      ["art/units/fine-tall.png", 1199, 1600, "a tall picture; allowed: 1200 × 1600"],
      ["art/offices/sp-mark.png", 600, 256, "a mark; allowed: 640 × 256"],
      ["art/albums/unit-song-cd-1-fine.png", 640, 600, "a sleeve; allowed: 640 × 640"],
    ] as const
  ).map(
    ([file, width, height, words]): BrokenCase => ({
      what: `${file} of ${width} × ${height}`,
      breaks: (content) => content.write(file, png(width, height)),
      file,
      rule: "art-file",
      says: [`the picture is ${width} × ${height} pixels, which is too small for ${words}`],
    }),
  ),
  {
    what: "a picture of 20,000 pixels",
    breaks: (content) => content.write(POSTER, png(20_000, 20_000)),
    file: POSTER,
    rule: "art-file",
    says: ["the picture is 20000 × 20000 pixels, which is too large", "at most 8000 pixels"],
  },
  {
    what: "a poster that is a banner",
    breaks: (content) => content.write(POSTER, png(6000, 1280)),
    file: POSTER,
    rule: "art-file",
    says: ["cut to the shape of a poster, 16 % of it would be left", "a shape such as 960 × 1280"],
  },
  {
    what: "a picture that is cut off",
    breaks: (content) => content.write(POSTER, png().subarray(0, 200)),
    file: POSTER,
    rule: "art-file",
    says: ["the picture is damaged or cut off", "allowed: a whole PNG, JPEG, WebP or AVIF"],
  },
  {
    what: "a JPEG without its last two bytes",
    breaks: (content) => content.write(PHOTO, picture("jpeg").subarray(0, -2)),
    file: PHOTO,
    rule: "art-file",
    says: ["the picture is damaged or cut off"],
  },
  {
    what: "a JPEG that is damaged inside",
    breaks: (content) => {
      const bytes = picture("jpeg");
      const middle = bytes.length / 2;
      const end = Buffer.from([0xff, 0xd9]);
      content.write(PHOTO, Buffer.concat([bytes.subarray(0, middle), end, bytes.subarray(middle)]));
    },
    file: PHOTO,
    rule: "art-file",
    says: ["the picture is damaged or cut off"],
  },
  {
    what: "a picture that is transparent all over",
    breaks: (content) => content.write(POSTER, png(1600, 1600, true)),
    file: POSTER,
    rule: "art-file",
    says: ["the picture is transparent all over: nothing of it can be seen"],
  },
  {
    what: "a picture of no bytes",
    breaks: (content) => content.write(POSTER, ""),
    file: POSTER,
    rule: "art-file",
    says: ["the file is empty"],
  },
  {
    what: "a text called a picture",
    breaks: (content) => content.write(POSTER, "a picture"),
    file: POSTER,
    rule: "art-file",
    says: ["the file is not a readable picture"],
  },
  {
    what: "a picture with the ending of another format",
    breaks: (content) => content.write("art/characters/aoi_yuta.jpg", png()),
    file: "art/characters/aoi_yuta.jpg",
    rule: "art-file",
    says: ["is called .jpg, but", "of the format png", "rename it to aoi_yuta.png"],
  },
  {
    what: "a drawing called a picture",
    breaks: (content) =>
      content.write(POSTER, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    file: POSTER,
    rule: "art-file",
    says: ["the file is a drawing (SVG), which pages do not show"],
  },
  {
    what: "a photograph of an iPhone under the name of a JPEG",
    breaks: (content) => {
      content.write(
        "art/units/fine-wide.jpg",
        Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      );
    },
    file: "art/units/fine-wide.jpg",
    rule: "art-file",
    says: [
      "the file is a HEIC picture",
      "another name does not change it",
      "allowed: a JPEG (*.jpg)",
    ],
  },
  {
    what: "a GIF under the name of a PNG",
    breaks: (content) => content.write(POSTER, "GIF89a"),
    file: POSTER,
    rule: "art-file",
    says: ["the file is a GIF, which pages do not show"],
  },
  {
    what: "a picture of 40 MB",
    breaks: (content) => content.write(POSTER, Buffer.alloc(40_000_000)),
    file: POSTER,
    rule: "art-file",
    says: ["the picture has 40.0 MB, which is too large", "at most 10 MB: save it as a JPEG"],
    also: [{ file: POSTER, rule: "art-file", says: ["the file is not a readable picture"] }],
  },
  {
    what: "a poster that is small and a banner",
    breaks: (content) => content.write(POSTER, png(900, 100)),
    file: POSTER,
    rule: "art-file",
    says: ["900 × 100 pixels, which is too small for a poster"],
    also: [{ file: POSTER, rule: "art-file", says: ["cut to the shape of a poster"] }],
  },
  {
    what: "a small PNG under the name of a JPEG",
    breaks: (content) => content.write(PHOTO.replace("jpg", "JPEG"), png(100, 100)),
    file: PHOTO.replace("jpg", "JPEG"),
    rule: "stray-file",
    says: ["rename it to .jpg"],
    also: ["of the format png", "100 × 100 pixels, which is too small"].map((says) => {
      return { file: PHOTO.replace("jpg", "JPEG"), rule: "art-file", says: [says] };
    }),
  },
];

export const valid: ValidCase[] = [
  {
    what: "a picture as small as its place allows",
    changes: (content) => {
      content.write(POSTER, png(960, 1280));
      content.write("art/units/fine-mark.png", png(640, 256));
    },
  },
];
