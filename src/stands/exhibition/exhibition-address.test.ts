import fc from "fast-check";
import { anyText } from "#test/any-text";
import { exhibitionAddress, readView } from "./exhibition-address";

const UNITS = new Set(["knights", "fine"]);

test.each([
  ["", { sort: "newest", unit: undefined, page: 1 }],
  ["?sort=Cheered)&unit=unknown&page=x", { sort: "cheered", unit: undefined, page: 1 }],
  ["?utm=mail", { sort: "newest", unit: undefined, page: 1 }],
  ["?sort=cheered&unit=knights&page=3", { sort: "cheered", unit: "knights", page: 3 }],
])("%s is a place", (search, view) => {
  expect(readView(search, UNITS)).toEqual(view);
});

test.each([
  "?sort=loudest",
  "?sort=",
  "?unit=unknown",
  "?unit=__proto__",
  "?page=0",
  "?page=1e3",
  "?page=02",
  "?page=9999999",
])("%s does not exist", (search) => {
  expect(readView(search, UNITS)).toBeUndefined();
});

test("an address leads back to its list", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("newest", "cheered"),
      fc.constantFrom(undefined, "knights", "fine"),
      (sort, unit) => {
        const filter = { sort, unit } as const;
        const { search, pathname } = new URL(exhibitionAddress(filter), "https://encore.example");
        expect(pathname).toBe("/flowerstand/share");
        expect(readView(search, UNITS)).toEqual({ ...filter, page: 1 });
      },
    ),
  );
});

test("any query is read", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(readView(text, UNITS)?.page ?? 1).toBeGreaterThan(0);
    }),
  );
});
