import fc from "fast-check";
import { CHART_KEYS } from "#lib/music/levels";
import { countsOf, FILTER_KEYS, ORDERS, type SongView } from "#src/data/songs/song-view";
import { SONGS } from "#src/data/songs/songs.fixtures";
import { songsAddress } from "#src/data/songs/songs-address";
import { readSongView } from "./read-song-view";

it.each([
  ["?unit=fine&utm_source=x", { unit: "fine" }],
  ["?UNIT=Fine", { unit: "fine" }],
  ["?unit=unknown&year=2015", { year: "2015" }],
  ["?chart=expert&from=29%2B", { chart: "expert", from: "29+" }],
  ["?chart=expert&from=29+", { chart: "expert", from: "29+" }],
  ["?from=28", { chart: "expert", from: "28" }],
  ["?chart=expert&from=99", { chart: "expert" }],
  ["?from=29&to=28", { chart: "expert", from: "28", to: "29" }],
  ["?idol=&unit=", {}],
  ["?title=Crazy%20A", { title: "Crazy A" }],
  ["?unit=unknown", undefined],
  ["?chart=master", undefined],
  ["?sort=length", {}],
  ["", {}],
])("reads %s", (search, view) => expect(readSongView(search, SONGS)).toEqual(view));

const views = fc.record(
  {
    ...Object.fromEntries(
      FILTER_KEYS.map((key) => [key, fc.constantFrom(...countsOf(SONGS, {}, key).keys())]),
    ),
    chart: fc.constantFrom(...CHART_KEYS),
    sort: fc.constantFrom("oldest", "title").filter((one) => one in ORDERS),
  },
  { requiredKeys: [] },
);

it("reads every address that it writes, and throws at none", () => {
  fc.assert(
    fc.property(views, (view) => {
      const search = /\?.*$/.exec(songsAddress(view as SongView))?.[0] ?? "";
      expect(readSongView(search, SONGS)).toEqual(view);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void readSongView(`?${text}`, SONGS)));
});
