import {
  pagesListing,
  pagesShowingPicture,
  pagesWhere,
  reads,
  type Shown,
  SHOWN_VERSION,
} from "./shown";

const query = (files: string[], pictures: string[] = []) => ({ files, pictures, unseen: [] });

const shown: Shown = {
  version: SHOWN_VERSION,
  pages: {
    "/": { ...query(["units/fine.json", "units/eden.json"], ["units/fine"]), parts: [] },
    "/eichi": { ...query(["characters/eichi.json"]), parts: ["menu"] },
    "/film": { ...query(["campaigns/playmovie/"]), parts: [] },
    "/units": { ...query(["units/eden.json"]), parts: ["menu", "gone"] },
  },
  parts: {
    menu: query(["units/fine.json"], ["units/fine-mark"]),
    unused: query(["units/knights.json"]),
  },
};

it.each([
  ["units/fine.json", ["/", "/eichi", "/units"]],
  ["units/eden.json", ["/", "/units"]],
  ["campaigns/playmovie/frame-1.json", ["/film"]],
  ["units/knights.json", []],
])("knows which pages show %s, by themselves or by a part", (file, pages) => {
  expect(pagesWhere(shown, (one) => reads(one, file))).toEqual(pages);
});

it("gives each query with the file that holds its answer", () => {
  const asked: string[] = [];
  const found = pagesWhere(shown, (_, data) => {
    asked.push(data);
    return data === "page-data/sq/d/menu.json" || data === "page-data/index/page-data.json";
  });
  expect(found).toEqual(["/", "/eichi", "/units"]);
  expect(asked).toContain("page-data/film/page-data.json");
});

it("knows which pages show a picture, by themselves or by a part", () => {
  expect(pagesShowingPicture(shown, "units/fine")).toEqual(["/"]);
  expect(pagesShowingPicture(shown, "units/fine-mark")).toEqual(["/eichi", "/units"]);
});

it("knows which pages list a folder, together with their parts", () => {
  expect(pagesListing(shown, "units")).toEqual(["/", "/units"]);
  expect(pagesListing(shown, "clubs")).toEqual([]);
});
