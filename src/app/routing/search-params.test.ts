import fc from "fast-check";
import { readParams, withParams } from "./search-params";

const NAMES = ["unit", "page"] as const;

it("reads the named parameters and lets others be", () => {
  expect(readParams("?unit=knights&fbclid=1&page=2", NAMES)).toEqual({
    unit: "knights",
    page: "2",
  });
  expect(readParams("?unit=", NAMES)).toEqual({ unit: "" });
  expect(readParams("", NAMES)).toEqual({});
});

it("reads nothing where a parameter is said twice", () => {
  expect(readParams("?unit=knights&unit=fine", NAMES)).toBeUndefined();
  expect(readParams("?other=1&other=2", NAMES)).toEqual({});
});

it("reads what it has written", () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.nat()), (unit, page) => {
      const params = { unit: unit ?? undefined, page: page ?? undefined };
      const address = withParams("/information", params);
      const read = readParams(address.slice("/information".length), NAMES);
      expect(read?.unit).toBe(params.unit?.toWellFormed());
      expect(read?.page).toBe(params.page === undefined ? undefined : String(params.page));
    }),
  );
  expect(withParams("/information", {})).toBe("/information");
});
