import fc from "fast-check";
import { anyText } from "#test/any-text";
import { readView, roomsOf, viewAddress } from "./gallery-address";

const UNITS = new Set(["knights", "fine"]);

test.each([
  ["", { sort: "newest", unit: undefined, room: 1 }],
  ["?utm=mail", { sort: "newest", unit: undefined, room: 1 }],
  ["?sort=cheered&unit=knights&page=3", { sort: "cheered", unit: "knights", room: 3 }],
])("%s is a place", (search, view) => {
  expect(readView(search, UNITS)).toEqual(view);
});

test.each([
  "?sort=loudest",
  "?sort=",
  "?unit=nobody",
  "?unit=__proto__",
  "?page=0",
  "?page=1e3",
  "?page=02",
  "?page=9999999",
  "?page=1&page=2",
  "?unit=fine&unit=knights",
])("%s does not exist", (search) => {
  expect(readView(search, UNITS)).toBeUndefined();
});

test("an address leads back to its place", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("newest", "cheered"),
      fc.constantFrom(undefined, "knights", "fine"),
      fc.integer({ min: 1, max: 999_999 }),
      (sort, unit, room) => {
        const view = { sort, unit, room } as const;
        const { search, pathname } = new URL(viewAddress(view), "https://encore.example");
        expect(pathname).toBe("/flowerstand/share");
        expect(readView(search, UNITS)).toEqual(view);
      },
    ),
  );
});

test("any query is read", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(readView(text, UNITS)?.room ?? 1).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
  [1000, 42],
])("%i stands fill %i rooms", (stands, rooms) => {
  expect(roomsOf(stands)).toBe(rooms);
});
