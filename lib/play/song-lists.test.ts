import { songLists } from "./song-lists";

it("has a list for each addition of songs, in which earlier songs keep their places", () =>
  expect(songLists(["a b", "c"])).toEqual({
    ids: ["a", "b", "c"],
    lists: [
      [0, 1],
      [0, 1, 2],
    ],
  }));
