import { onThisDay, timelineOf, type TimelineSources } from "./timeline";

const notice = (id: string, kind: string, start: string, target: string | null = null) => ({
  id,
  kind,
  title: id,
  start,
  end: null,
  target,
  units: ["fine"],
  cast: null,
});
const campaign = (slug: string, from: string | null, shelf = "story") => ({
  slug,
  name: slug,
  shelf,
  from,
  cast: [1],
});
const of = (sources: Partial<TimelineSources>) =>
  timelineOf({ notices: [], units: [], albums: [], campaigns: [], ...sources });

it("lists everything once, newest first", () => {
  const entries = of({
    notices: [
      notice("a-song", "song", "2024-05-01", "/trip01"),
      notice("debut", "debut", "2024-11-09", "/spri_debut"),
    ],
    units: [
      { id: "fine", name: "fine", firstRelease: { date: "2015-11-25" } },
      { id: "other", name: "Others", firstRelease: null },
    ],
    campaigns: [
      campaign("spri_debut", "2024-11-09"),
      campaign("newface", "2024-04-28"),
      campaign("index-1", "2022-10-17", "edition"),
      campaign("aprilfools", null),
    ],
  });
  expect(entries.map(({ id, kind, path }) => [id, kind, path])).toEqual([
    ["debut", "debut", "/spri_debut"],
    ["a-song", "event", "/information/2024-1#a-song"],
    ["campaign-newface", "campaign", "/newface"],
    ["first-fine", "release", "/explore/units/fine"],
  ]);
});

it("has each release once: as a notice, as the first of a unit, or as an album", () => {
  const album = (id: string, released: string, unitIds: string[] | null = null) => ({
    id,
    title: id,
    released,
    unitIds,
    isAlbum: null,
  });
  const entries = of({
    notices: [notice("trip", "album", "2023-10-04", "/trip04")],
    units: [{ id: "fine", name: "fine", firstRelease: { date: "2015-11-25" } }],
    albums: [
      album("trip-fine", "2023-10-04", ["fine"]),
      album("all", "2023-10-03"),
      album("first", "2015-11-25", ["fine"]),
    ],
  });
  expect(entries.map(({ kind, path }) => [kind, path])).toEqual([
    ["release", "/trip04"],
    ["single", "/explore/albums/all"],
    ["release", "/explore/albums/first"],
  ]);
});

it("remembers the day in other years, never one to come", () => {
  const entries = ["2027-01-02", "2026-01-02", "2025-01-02", "2024-01-03"].map((date) => ({
    date,
  }));
  expect(onThisDay(entries, "2026-01-02")).toEqual([{ date: "2025-01-02" }]);
});
