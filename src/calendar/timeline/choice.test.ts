import fc from "fast-check";
import type { TimelineEntry } from "#lib/calendar/timeline";
import { withParams } from "#src/app/routing/search-params";
import { filterEntries, readChoice, UNKNOWN } from "./choice";

const PEOPLE = {
  units: ["fine", "knights"].map((id) => ({ id, name: id })),
  idols: [
    { id: 1, cname: "eichi", name: "Eichi", unit: "fine" },
    { id: 2, cname: "wataru", name: "Wataru", unit: "fine" },
    { id: 3, cname: "izumi", name: "Izumi", unit: "knights" },
  ],
};
const entry = (id: string, units: string[], cast: number[]): TimelineEntry => ({
  id,
  kind: "event",
  date: "2024-01-01",
  title: id,
  path: `/${id}`,
  units,
  cast,
});
const ENTRIES = [
  entry("first", ["fine"], []),
  entry("solo", ["fine"], [1]),
  entry("mixed", [], [2, 3]),
];
const read = (search: string) => readChoice({ search, hash: "" }, PEOPLE);
const shown = (search: string) => filterEntries(ENTRIES, read(search), PEOPLE).map(({ id }) => id);

it("filters by unit or idol, or shows all", () => {
  expect(shown("")).toEqual(["first", "solo", "mixed"]);
  expect(shown("?unit=knights")).toEqual(["mixed"]);
  expect(shown("?idol=eichi")).toEqual(["first", "solo"]);
  expect(shown("?idol=wataru&unit=knights")).toEqual(["mixed"]);
});

it("reads back every choice, and knows no other names", () => {
  const choices = fc.record({
    unit: fc.constantFrom(undefined, "fine", "knights"),
    idol: fc.constantFrom(undefined, "eichi", "izumi"),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      expect(read(withParams("", choice))).toEqual(choice);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!PEOPLE.units.some(({ id }) => text.toLowerCase().startsWith(id)));
      expect(read(`?unit=${encodeURIComponent(text)}`)).toBe(UNKNOWN);
    }),
  );
  expect(read("?unit=Fine)&idol=unknown")).toEqual({ unit: "fine" });
});
