import fc from "fast-check";
import { mangled } from "#test/mangled-link";
import { readParams, withParams } from "./search-params";

const someName = fc.stringMatching(/^[a-z0-9]([a-z0-9_-]{0,12}[a-z0-9])?$/);
const NAMES = ["unit", "page"] as const;

it("reads the named parameters and ignores others", () => {
  expect(readParams("?unit=knights&fbclid=1&page=2", NAMES)).toEqual({
    unit: "knights",
    page: "2",
  });
  expect(readParams("?unit=", NAMES)).toEqual({ unit: "" });
  expect(readParams("", NAMES)).toEqual({});
});

it("takes the first of repeated parameters", () => {
  expect(readParams("?unit=knights&unit=fine", NAMES)).toEqual({ unit: "knights" });
  expect(readParams("?other=1&other=2", NAMES)).toEqual({});
});

it.each([
  "?unit=Knights)",
  "?unit=knights&amp;page=2%20",
  "?unit=knights?fbclid=1&page=2.",
  "?UNIT=knights_",
])("reads a name of %s all the same", (search) =>
  expect(readParams(search, NAMES)).toMatchObject({ unit: "knights" }),
);

it("reads back what it has written, with any suffix", () => {
  fc.assert(
    fc.property(someName, fc.option(fc.nat()), mangled, (unit, page, mangle) => {
      const address = mangle(withParams("/information", { unit, page: page ?? undefined }));
      const read = readParams(address.slice("/information".length), NAMES);
      expect(read).toEqual(page === null ? { unit } : { unit, page: String(page) });
    }),
  );
  expect(withParams("/information", {})).toBe("/information");
});
