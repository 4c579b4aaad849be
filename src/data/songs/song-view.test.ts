import { countsOf, songsIn, songsNamed, type SongView } from "./song-view";
import { SONGS } from "./songs.fixtures";

const ids = (view: SongView) => songsIn(SONGS, view).map(({ id }) => id);

it.each<[string, SongView, string[]]>([
  ["a unit", { unit: "crazyb" }, ["crazy-anthem", "fusion"]],
  ["an idol", { idol: "amagi_rinne" }, ["crazy-anthem", "solo"]],
  ["solos", { kind: "solo" }, ["solo"]],
  ["songs of everyone", { kind: "everyone" }, ["stars"]],
  ["songs of several units", { kind: "mixed" }, ["fusion"]],
  ["songs that are not in the game", { game: "no" }, ["solo"]],
  ["a person of the credits", { by: "桑原聖" }, ["crazy-anthem", "fusion", "stars", "owaranai"]],
  ["an act", { by: "double-face" }, ["fusion"]],
  ["a year and a unit", { year: "2015", unit: "fine" }, ["owaranai"]],
  ["a chart from the highest level on", { chart: "expert", from: "29" }, ["owaranai", "fusion"]],
  ["a chart up to a level", { chart: "expert", to: "28" }, ["crazy-anthem", "stars"]],
  ["the scale of Special charts apart", { chart: "special", from: "28" }, ["fusion"]],
  ["levels of their own scale", { chart: "special", from: "101" }, ["owaranai"]],
])("shows %s", (_, view, expected) => expect(ids(view)).toEqual(expected));

it("puts the newest first, and those of no known year last", () => {
  expect(ids({})).toEqual(["crazy-anthem", "fusion", "stars", "owaranai", "solo"]);
  expect(ids({ sort: "title" })).toEqual(["crazy-anthem", "fusion", "owaranai", "solo", "stars"]);
});

it.each([
  ["わらない", ["owaranai"]],
  ["owara", ["owaranai"]],
  ["rinne", ["crazy-anthem", "solo"]],
  ["double f", ["fusion"]],
  ["crazyb", ["crazy-anthem", "fusion"]],
])("finds songs by %s: a part of a title, or a name", (title, found) =>
  expect(songsNamed(SONGS, title).map(({ id }) => id)).toEqual(found),
);

it("counts the songs that a value leaves beside the rest", () => {
  expect(countsOf(SONGS, { unit: "fine", kind: "mixed" }, "unit")).toEqual(
    new Map([
      ["fine", 1],
      ["crazyb", 1],
    ]),
  );
});
