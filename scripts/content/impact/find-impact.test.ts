import { rmSync } from "node:fs";
import { join } from "node:path";
import {
  content,
  EICHI,
  eichi,
  SHOWN,
  find,
  FINE,
  LIST,
  page,
  tell,
  useImpactSite,
  WATARU,
  why,
} from "./impact-site.fixtures";

useImpactSite();

it("says nothing where nothing differs", () => {
  expect(find()).toMatchObject({ files: [], everywhere: [], addresses: [] });
});

it("names the pages that show a value of a record, its own first, and no others", () => {
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  const impact = find();
  const shows = ["shows catch of characters/tenshouin_eichi.json"];
  expect(impact.files).toEqual(["content/characters/tenshouin_eichi.json"]);
  expect(impact.everywhere).toEqual([]);
  expect(impact.addresses).toEqual([
    { address: EICHI, why: shows },
    { address: FINE, why: shows },
  ]);
});

it("does not name a page for a height that it shows of somebody else", () => {
  const profile = { ...eichi.profile, height: "170" };
  content.edit("characters/tenshouin_eichi.json", { profile });
  expect(Object.keys(why())).toEqual([EICHI]);
});

it("names the pages that pick or sort by a value, and those that show who is named by another", () => {
  content.edit("characters/tenshouin_eichi.json", { color: "#123456" });
  expect(Object.keys(why())).toContain(LIST);
  content.restore();
  content.edit("characters/tenshouin_eichi.json", { circle: [] });
  expect(Object.keys(why())).toEqual(expect.arrayContaining([EICHI, FINE, LIST, WATARU]));
});

it("names all pages that read a record where the built site is gone", () => {
  rmSync(join(content.root, "public"), { recursive: true });
  content.replace("characters/tenshouin_eichi.json", "Pour the tea first.", "Pour the tea.");
  expect(Object.keys(why()).sort()).toEqual([LIST, EICHI, WATARU, FINE].sort());
});

it("names no page where only the layout of a file is another", () => {
  const file = "characters/tenshouin_eichi.json";
  content.write(file, JSON.stringify(JSON.parse(content.read(file))));
  expect(find().addresses).toEqual([]);
});

it("names the pages whose pictures are drawn again, after those that show the record", () => {
  content.replace("characters/tenshouin_eichi.json", '"name": "Eichi', '"name": "Eiichi');
  const impact = find();
  expect(why(impact)[EICHI]).toContain("drawn again on it: characters/tenshouin_eichi");
  expect(why(impact)[FINE]).toContain(
    "drawn again on it: characters/tenshouin_eichi-face, units/fine-wide",
  );
  // The group picture shows him as well.
  expect(impact.addresses.at(-1)).toEqual({
    address: "/",
    why: ["drawn again on it: units/fine-wide"],
  });
});

it("names the pages whose pictures show a drawing of content/art", () => {
  const trip = page({ pictures: ["trips/trip03"] });
  tell({ ...SHOWN, pages: { ...SHOWN.pages, "/trip03": trip } });
  content.replace("art/sceneries/harbour.svg", "M-300 940H300", "M-300 950H300");
  expect(why()).toEqual({ "/trip03": ["drawn again on it: trips/trip03"] });
});

it("names the page of a new file of art", () => {
  content.write("art/characters/hibiki_wataru.png", "a picture");
  expect(why()).toEqual({ [WATARU]: ["drawn again on it: characters/hibiki_wataru"] });
});

it("names a new page, its neighbours, and what lists all of its kind", () => {
  const trip = content.record<{ number: number }>("trips/trip03.json");
  content.write("trips/trip04.json", JSON.stringify({ ...trip, id: "trip04", number: 4 }));
  expect(why()).toEqual({
    "/trip04": ["new page"],
    "/trip03": ["its neighbours change"],
    "/trip01": ["lists all of trips/", "its neighbours change"],
    "/colors.css": ["the style sheet of colours"],
  });
});

it("names a page that goes away, and where its address leads", () => {
  content.delete("trips/trip03.json");
  expect(why()["/trip03"]).toEqual(["page goes away"]);
  const redirects = [{ from: "/trip03", to: "/trip02" }];
  content.write("redirects.json", JSON.stringify({ redirects }));
  expect(why()["/trip03"]).toEqual(["page goes away", "leads to /trip02"]);
});

it("names the pages that a record alone does not touch, but its order does", () => {
  content.edit("offices/sp.json", { order: 3 });
  expect(Object.keys(why())).toEqual(expect.arrayContaining([FINE, "/explore/units/2wink", EICHI]));
});

it("names the style sheet of a colour, which no page holds itself, last", () => {
  content.replace("units/fine.json", '"color1": "#ffd7a0"', '"color1": "#ffd7a1"');
  const { everywhere, addresses } = find();
  expect(everywhere).toEqual([]);
  expect(addresses.at(-1)).toEqual({ address: "/colors.css", why: ["the style sheet of colours"] });
});

it("says that all pages are touched where a letter is new to the fonts, or the site’s record is", () => {
  content.replace("units/fine.json", "Angels on schedule", "Angels ☃ schedule");
  expect(find().everywhere).toEqual(["the fonts’ characters change"]);
  content.restore();
  content.write("site.json", `${content.read("site.json")}\n`);
  expect(find().everywhere).toEqual(["site.json is on every page"]);
});
