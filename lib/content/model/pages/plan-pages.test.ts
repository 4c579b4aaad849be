import { testContent } from "../../../../test/test-content";
import { catalogueOf } from "../../read/catalogue/read-catalogue";
import { pageAddresses } from "../../check/addresses/page-addresses";
import { readContent } from "../../read/read-content";
import { recordsOf } from "../../read/records";
import { FIXED_PATHS } from "./page-kinds";
import { planPages } from "./plan-pages";

const snapshot = testContent();
const catalogue = catalogueOf(snapshot);
const pages = planPages(catalogue);
const page = (path: string) => pages.find((one) => one.path === path);

test("each page is planned once, and the content check knows the same pages", () => {
  const paths = pages.map(({ path }) => path);
  const known = pageAddresses(recordsOf(readContent(snapshot), new Map(), undefined));
  expect(paths).toEqual([...new Set(paths)]);
  expect(new Set([...Object.values(FIXED_PATHS).flat(), ...paths])).toEqual(new Set(known.keys()));
});

test("only the second address of the home page asks who is signed in", () => {
  const asking = pages.filter(({ context }) => context.middleware);
  expect(asking.map(({ path, context }) => [path, context.middleware])).toEqual([
    ["/main", ["keycloakLogin"]],
  ]);
});

test("a unit has the units beside it, in the order of the offices; the last is followed by the first", () => {
  expect(page("/explore/units/fine")?.context).toMatchObject({
    unitId: "fine",
    previous: "other",
    next: "2wink",
  });
  expect(page("/explore/units/other")?.context).toMatchObject({ next: "fine" });
});

test("an album has those of its series beside it, and in a series of two those of all", () => {
  const album = (id: string, released: string, series: string) => ({
    id,
    released,
    series,
    title: id,
    discs: [["x"]],
  });
  const albums = [
    album("a", "2020-01-01", "trip"),
    album("other", "2020-01-02", "shuffle"),
    album("b", "2020-01-03", "trip"),
    album("c", "2020-01-04", "trip"),
  ];
  const planned = planPages({ ...catalogue, albums });
  const around = (id: string) =>
    planned.find(({ path }) => path === `/explore/albums/${id}`)?.context;
  expect(around("b")).toMatchObject({ previous: "a", next: "c", seriesAlbums: ["a", "b", "c"] });
  expect(around("c")).toMatchObject({ previous: "b", next: "" });
  expect(around("other")).toMatchObject({ previous: "a", next: "b" });
  const own = ["a", "other", "b", "c"].map((id) => ({ title: id, path: `/explore/albums/${id}` }));
  expect(around("a")).toMatchObject({ previous: "", songs: ["x"], albums: [own] });
});

test("an idol with an audition record has one page, queried by both records", () => {
  expect(page("/explore/units/characters/esu")).toEqual({
    path: "/explore/units/characters/esu",
    kind: "character",
    context: expect.objectContaining({
      id: 10081,
      auditionId: 81,
      hasAudition: true,
      hasFourPiece: true,
    }),
  });
  expect(page("/explore/units/characters/tenshouin_eichi")?.context).toMatchObject({
    auditionId: 0,
    hasAudition: false,
  });
});

test("agencies stand in their order, clubs in that of their titles", () => {
  expect(page("/explore/agencies/sp")?.context).toMatchObject({ previous: "other", next: "cp" });
  expect(page("/explore/clubs/Theater")?.context).toMatchObject({
    previous: "BandBB",
    next: "Niki",
  });
});

test("idols and units are met on the trip that has them and where they step out in the film", () => {
  const { trips, film } = catalogue;
  const [trip] = trips;
  const [entrance] = film.flatMap(({ id, cast }) => (cast ? [{ id, ...cast[0] }] : []));
  const unitOfTrip = pages.find(({ context }) => context.id === trip?.cast[0]);
  expect(unitOfTrip?.context).toMatchObject({ tripId: trip?.id, hasTrip: true });
  const steppingOut = pages.find(({ context }) => context.id === entrance?.members?.[0]);
  expect(steppingOut?.context).toMatchObject({ chapter: entrance?.id });
  expect(page("/explore/units/other")?.context).toMatchObject({
    tripId: "",
    hasTrip: false,
    chapter: "",
  });
});

test("a campaign with a module has a template of its own, one without has none", () => {
  expect(page("/spri_debut")).toMatchObject({
    kind: "campaign",
    context: { slug: "spri_debut" },
  });
  expect(page("/dream_unit_project/moded")).toBeDefined();
});

test("each notice is on the page of its half-year, the newest first", () => {
  const { notices } = catalogue;
  const periods = pages.filter(({ kind }) => kind === "notice-period");
  const ids = periods.flatMap(({ context }) => context.ids as string[]);
  expect(ids.toSorted()).toEqual(notices.map(({ id }) => id).toSorted());
  const starts = ids.map((one) => notices.find(({ id }) => id === one)?.start ?? "");
  expect(starts).toEqual(starts.toSorted().toReversed());
});
