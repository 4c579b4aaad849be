import fc from "fast-check";
import { anyText } from "#test/any-text";
import { catalogue as house, fanFilm, filmOf, longFilm, spriFilm } from "./screening.fixtures";
import { readScreening, type Screening, screeningQuery } from "./screening";
import { showsUnit } from "./screening-catalogue";

/** A film whose idols were in two units, listed once for each. */
const beforeAndAfter = { ...longFilm, id: "before-and-after", cast: [81, 10081, 83, 10083] };
const catalogue = {
  ...house,
  films: [filmOf("fine"), filmOf("leaders"), longFilm, filmOf("2wink"), spriFilm, beforeAndAfter],
  contributed: [fanFilm],
};
const read = (search: string) => readScreening(search, catalogue);

describe("the screening room's address", () => {
  it.each([
    ["", { tab: "house" }],
    ["?unit=2wink", { tab: "house", unit: "2wink" }],
    ["?film=leaders", { tab: "house", film: "leaders" }],
    ["?unit=2wink&film=fine", { tab: "house", unit: "2wink", film: "fine" }],
    ["?tab=contributed", { tab: "contributed" }],
    ["?film=kitchen-dance", { tab: "contributed", film: "kitchen-dance" }],
    ["?utm_source=x&unit=fine", { tab: "house", unit: "fine" }],
    ["?unit=Fine)&film=lost", { tab: "house", unit: "fine" }],
    ["?tab=contributed&film=fine", { tab: "contributed" }],
  ])("%s is understood", (search, screening) => {
    expect(read(search)).toEqual(screening);
  });

  it.each(["?unit=unknown", "?unit=", "?film=lost", "?tab=other", "?tab="])(
    "%s names unknown records",
    (search) => {
      expect(read(search)).toBeUndefined();
    },
  );

  it("is read as it was written", () => {
    const maybe = (ids: string[]) => fc.option(fc.constantFrom(...ids), { nil: undefined });
    const screening = fc.record({
      tab: fc.constant<Screening["tab"]>("house"),
      unit: maybe(catalogue.units.map(({ id }) => id)),
      film: maybe(catalogue.films.map(({ id }) => id)),
    });
    fc.assert(fc.property(screening, (one) => expect(read(screeningQuery(one))).toEqual(one)));
    expect(screeningQuery({ tab: "contributed" })).toBe("?tab=contributed");
    expect(screeningQuery({ tab: "house" })).toBe("");
  });

  it("reads any query without an error", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(["house", "contributed", undefined]).toContain(read(`?${text}`)?.tab);
      }),
    );
  });
});

test("a unit's films are its own and those with its members", () => {
  const of = (unit: string) =>
    catalogue.films.filter((film) => showsUnit(film, unit, catalogue)).map(({ id }) => id);
  expect(of("2wink")).toEqual(["leaders", "two-by-two", "2wink"]);
  expect(of("spri")).toEqual(["leaders", "spri", "before-and-after"]);
});
