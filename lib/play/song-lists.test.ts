import { songLists } from "./song-lists";

it("has a list for each time that songs came, in which all have the same places", () =>
  expect(songLists(["a b", "c"])).toEqual({
    ids: ["a", "b", "c"],
    lists: [
      [0, 1],
      [0, 1, 2],
    ],
  }));
