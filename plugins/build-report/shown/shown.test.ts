import {
  pagesListing,
  pagesShowing,
  pagesShowingPicture,
  type Shown,
  SHOWN_VERSION,
} from "./shown";

const shown: Shown = {
  version: SHOWN_VERSION,
  pages: {
    "/": { files: ["units/fine.json", "units/eden.json"], pictures: ["units/fine"], parts: [] },
    "/eichi": { files: ["characters/eichi.json"], pictures: [], parts: ["menu"] },
    "/film": { files: ["campaigns/playmovie/"], pictures: [], parts: [] },
    "/units": { files: ["units/eden.json"], pictures: [], parts: ["menu", "gone"] },
  },
  parts: {
    menu: { files: ["units/fine.json"], pictures: ["units/fine-mark"] },
    unused: { files: ["units/knights.json"], pictures: [] },
  },
};

it.each([
  ["units/fine.json", ["/", "/eichi", "/units"]],
  ["units/eden.json", ["/", "/units"]],
  ["campaigns/playmovie/frame-1.json", ["/film"]],
  ["units/knights.json", []],
])("knows which pages show %s, by themselves or by a part", (file, pages) => {
  expect(pagesShowing(shown, file)).toEqual(pages);
});

it("knows which pages show a picture, by themselves or by a part", () => {
  expect(pagesShowingPicture(shown, "units/fine")).toEqual(["/"]);
  expect(pagesShowingPicture(shown, "units/fine-mark")).toEqual(["/eichi", "/units"]);
});

it("knows which pages list a folder, together with their parts", () => {
  expect(pagesListing(shown, "units")).toEqual(["/", "/units"]);
  expect(pagesListing(shown, "clubs")).toEqual([]);
});
