import fc from "fast-check";
import { compareAddress, LETTERS, readCompare, VISITOR_HEIGHT } from "./compare-address";

const CNAMES = ["mao", "subaru", "hokuto", "makoto", "rei", "koga", "kaoru", "adonis", "esu"];
const known = {
  characters: { nodes: CNAMES.map((cname) => ({ cname })) },
  units: { nodes: [{ id: "trickstar", members: [{ cname: "hokuto" }, { cname: "subaru" }] }] },
};
const read = (search: string) => readCompare(search, known);

it("reads back the address that it writes", () => {
  fc.assert(
    fc.property(
      fc.record({
        cnames: fc.uniqueArray(fc.constantFrom(...CNAMES), { maxLength: LETTERS.length }),
        year: fc.constantFrom(1 as const, 2 as const),
        you: fc.option(fc.integer({ min: VISITOR_HEIGHT.least, max: VISITOR_HEIGHT.most }), {
          nil: undefined,
        }),
      }),
      ({ cnames, year, you }) => {
        const [, search = ""] = compareAddress(cnames, { year, you }).split("?");
        expect(read(search)).toEqual({ cnames, unknownNames: [], year, you });
      },
    ),
  );
});

it("never throws, and never shows more than eight", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (rest, names) => {
      const query = names.map((name, index) => `${LETTERS[index % 8]}=${encodeURIComponent(name)}`);
      const view = read(`?${query.join("&")}&${rest}`);
      expect(view?.cnames.length ?? 0).toBeLessThanOrEqual(LETTERS.length);
    }),
  );
});

it("reads a unit as its members, and prefers names to a unit", () => {
  expect(read("?unit=trickstar")?.cnames).toEqual(["hokuto", "subaru"]);
  expect(read("?unit=trickstar&a=rei")?.cnames).toEqual(["rei"]);
});

it("shows each name once, and returns unknown ones", () => {
  expect(read("?a=mao&b=mao&d=moa&utm_source=x")).toEqual({
    cnames: ["mao"],
    unknownNames: ["moa"],
    year: 2,
  });
});

it("ignores case and trailing punctuation of a name, and other invalid values", () => {
  const mao = { cnames: ["mao"], unknownNames: [], year: 2 };
  for (const search of [
    "?a=Mao)&year=3",
    "?a=mao&you=tall.",
    "?unit=unknown&a=mao",
    "?a=mao&a=rei",
  ])
    expect(read(search)).toEqual(mao);
});

test.each(["?unit=unknown", "?year=3", "?you=99", "?you=tall", "?you=1e2"])(
  "%s shows nothing",
  (search) => expect(read(search)).toBeUndefined(),
);
