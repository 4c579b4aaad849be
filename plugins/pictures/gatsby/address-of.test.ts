import type { Picture } from "../../../lib/images/types";
import { addressOf } from "./address-of";

const picture = {
  key: "a",
  variants: [
    { format: "webp", width: 960, path: "/b.webp" },
    { format: "avif", width: 320, path: "/c.avif" },
    { format: "webp", width: 320, path: "/a.webp" },
  ],
} as unknown as Picture;

it("is the narrowest file that is wide enough, else the widest", () => {
  expect([100, 320, 321, 5000].map((width) => addressOf(picture, "webp", width))).toEqual([
    "/a.webp",
    "/a.webp",
    "/b.webp",
    "/b.webp",
  ]);
});

it("is nothing for a format that the picture lacks", () => {
  expect(() => addressOf(picture, "png", 100)).toThrow("a has no png.");
});
