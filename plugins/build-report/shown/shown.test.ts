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
    "/": {
      files: ["units/fine.json", "units/eden.json"],
      pictures: ["units/fine"],
      query: "home",
      about: {},
      parts: [],
    },
    "/eichi": {
      files: ["characters/eichi.json"],
      pictures: [],
      query: "idol",
      about: {},
      parts: ["menu"],
    },
    "/film": { files: ["campaigns/playmovie/"], pictures: [], query: "film", about: {}, parts: [] },
    "/units": {
      files: ["units/eden.json"],
      pictures: [],
      query: "units",
      about: { "units/eden.json": ["units: mine"] },
      parts: ["menu", "gone"],
    },
  },
  parts: {
    menu: { files: ["units/fine.json"], pictures: ["units/fine-mark"] },
    unused: { files: ["units/knights.json"], pictures: [] },
  },
  fields: {
    home: { "units/": ["name", "colors.bar"] },
    units: { "units/": ["name"] },
    "units: mine": { "units/": ["motto"] },
    menu: { "units/": ["name"] },
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

it.each<[string, string[], string[]]>([
  ["a field that all read", ["name"], ["/", "/eichi", "/units"]],
  ["a field in what a page reads, and one around it", ["colors.bar.dark"], ["/"]],
  ["all around what a page reads", ["colors"], ["/"]],
  ["another field beside it", ["colors.border"], []],
  ["a name that only begins like it", ["names"], []],
  ["nothing", [], []],
])("knows which pages show %s of a record", (_what, changed, pages) => {
  expect(pagesShowing(shown, "units/fine.json", changed)).toEqual(pages);
});

it("knows what a page reads only of the record that it is about", () => {
  expect(pagesShowing(shown, "units/eden.json", ["motto"])).toEqual(["/units"]);
  expect(pagesShowing(shown, "units/fine.json", ["motto"])).toEqual([]);
});

it("takes a page for one that shows any field where it is not known which", () => {
  expect(pagesShowing(shown, "characters/eichi.json", ["motto"])).toEqual(["/eichi"]);
});

it("knows which pages show a picture, by themselves or by a part", () => {
  expect(pagesShowingPicture(shown, "units/fine")).toEqual(["/"]);
  expect(pagesShowingPicture(shown, "units/fine-mark")).toEqual(["/eichi", "/units"]);
});

it("knows which pages list a folder, together with their parts", () => {
  expect(pagesListing(shown, "units")).toEqual(["/", "/units"]);
  expect(pagesListing(shown, "clubs")).toEqual([]);
});
