import type { Album } from "../../../content/types";
import { testContent } from "../../../test/test-content";
import { catalogueOf } from "../../content/read/catalogue/read-catalogue";
import { art } from "../../../test/drawing";
import { sleeveSubject } from "./sleeve-subject";

const catalogue = catalogueOf(testContent());
const albumOf = (id: string, change: Partial<Album> = {}): Album => {
  const album = catalogue.albums.find((one) => one.id === id);
  if (!album) throw new Error(`no album ${id}`);
  return { ...album, ...change };
};
const FINE = albumOf("unit-song-cd-1-fine");
const { unitIds: _, ...UNITLESS } = FINE;

it("has the colours, the backdrop and the mark of its unit", () => {
  const { artists, words, sleeve, cast } = sleeveSubject(FINE, catalogue);
  expect(sleeve).toBe(art("sleeves/single"));
  expect(artists).toMatchObject([{ colors: { color1: "#ffd7a0" }, mark: { name: "fine" } }]);
  expect(words).toMatchObject({ title: "fine", number: "3", day: "2015.11.25" });
  expect(cast).toBeUndefined();
});

it("has the composition of its series", () => {
  const [first, ...others] = catalogue.series;
  const series = [{ ...first, sleeve: "cast" }, ...others] as typeof catalogue.series;
  expect(sleeveSubject(FINE, { ...catalogue, series }).sleeve).toBe(art("sleeves/cast"));
});

it("has not the composition of its series if that is for two artists, and there is one", () => {
  const own = {
    ...catalogue.series[0],
    id: "own",
    sleeve: "versus",
  } as (typeof catalogue.series)[0];
  const illustrations = new Map([
    ...catalogue.illustrations,
    ["sleeves/versus", '<svg><rect id="mark-2" x="0" y="0" width="1" height="1"/></svg>'],
  ]);
  const subject = sleeveSubject(
    { ...FINE, series: "own" },
    { ...catalogue, illustrations, series: [own] },
  );
  expect(subject.sleeve).toBe(art("sleeves/single"));
});

it("without a unit shows who sings, in their colours and under their names", () => {
  const duo = { ...UNITLESS, discs: [["sugar-spice-hoteishiki"]] };
  const { artists, cast, sleeve, words } = sleeveSubject(duo, catalogue);
  expect(sleeve).toBe(art("sleeves/pair"));
  expect(cast).toHaveLength(2);
  expect(artists).toHaveLength(1);
  expect(artists[0]?.mark).toBeUndefined();
  expect(words.name).toBe("Hinata Aoi & Yuta Aoi");
});

it("shows leaders where everyone sings", () => {
  const everyone = { ...UNITLESS, discs: [["brand-new-stars"]] };
  const leaders = catalogue.units.flatMap(({ leader }) => leader ?? []);
  expect(sleeveSubject(everyone, catalogue).cast).toHaveLength(leaders.length);
});

it("follows its own album, and no other", () => {
  const before = JSON.stringify(sleeveSubject(FINE, catalogue));
  const other = albumOf("unit-song-cd-1-2wink", { title: "Another", released: "2014-01-01" });
  const albums = catalogue.albums.map((one) => (one.id === other.id ? other : one));
  expect(JSON.stringify(sleeveSubject(FINE, { ...catalogue, albums }))).toBe(before);
  expect(JSON.stringify(sleeveSubject({ ...FINE, title: "New" }, catalogue))).not.toBe(before);
});
