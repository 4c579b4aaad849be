import { songPlaces } from "./discography";

const ALBUMS = [
  {
    id: "second",
    title: "Second",
    released: "2021-03-10",
    series: "es",
    discs: [["one", "two", "one"]],
  },
  { id: "first", title: "First", released: "2015-11-25", series: null, discs: [["one"]] },
];

it("gives a song the page of its oldest album, and the series of all its albums", () => {
  expect(songPlaces([{ id: "one" }], ALBUMS).get("one")).toEqual({
    id: "one",
    path: "/explore/albums/first#one",
    albumTitle: "First",
    day: "2015-11-25",
    year: "2015",
    series: ["es"],
  });
});

it("takes the day of the event if that was first, or is the only one", () => {
  const event = { start: "2020-12-31" };
  const places = songPlaces([{ id: "two", event }, { id: "three", event }, { id: "four" }], ALBUMS);
  expect(places.get("two")?.year).toBe("2020");
  expect(places.get("three")).toMatchObject({
    path: "/explore/albums/on-no-album#three",
    year: "2020",
  });
  expect(places.get("four")).toMatchObject({ year: undefined, series: [] });
});
