import { musicOf, noticePathOf } from "./notice-music";

type Notice = Parameters<typeof musicOf>[0];

const EVENT: Notice = { id: "snow", kind: "song", start: "2024-11-30", titleJa: "溶けた心" };
const ALBUM: Notice = { id: "trip-8", kind: "album", start: "2024-01-24", units: ["undead"] };
const SONGS = [
  { id: "thaw", title: "Thaw", event: { name: "溶けた心", start: "2024-11-30" } },
  { id: "again", title: "Again", event: { name: "溶けた心", start: "2020-11-30" } },
  { id: "none", title: "None" },
];
const ALBUMS = [
  { id: "trip-undead", title: "TRIP UNDEAD", released: "2024-01-24", unitIds: ["undead"] },
  { id: "other", title: "Other", released: "2024-01-24" },
];
const PLACES = new Map([
  ["thaw", { id: "thaw", path: "/explore/albums/x#thaw", year: "2024", series: [] }],
]);

it("finds the songs of an event by its name and its day", () => {
  expect(musicOf(EVENT, SONGS, ALBUMS, PLACES)).toEqual([
    { title: "Thaw", path: "/explore/albums/x#thaw" },
  ]);
  expect(SONGS.map((song) => noticePathOf(song, [ALBUM, EVENT]))).toEqual([
    "/information/2024-2#snow",
    "",
    "",
  ]);
});

it("finds the album of a release by its day and its units", () =>
  expect(musicOf(ALBUM, SONGS, ALBUMS, PLACES)).toEqual([
    { title: "TRIP UNDEAD", path: "/explore/albums/trip-undead" },
  ]));
