import fc from "fast-check";
import { anyText } from "../../test/any-text";
import { mangled } from "../../test/mangled-link";
import { readWall, wallSearch, type WallView } from "./address";
import { choicesOf, FACET_KEYS } from "./facets";
import type { Wish, Wishes } from "./filter";
import { people } from "./people.fixtures";
import { SORTS, type Sort } from "./sort";

const wish = fc.constantFrom<Wish>("only", "not");
const wishes = fc
  .record(
    Object.fromEntries(
      FACET_KEYS.map((key) => {
        const values = choicesOf(key, people).map(({ value }) => value);
        const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...values), wish), {
          selector: ([value]) => value,
          minLength: 1,
        });
        return [key, some.map((entries) => new Map(entries))];
      }),
    ),
    { requiredKeys: [] },
  )
  .map((some) => some as Wishes);
const view = fc.record({
  wishes,
  sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
}) as fc.Arbitrary<WallView>;

it("reads what it has written, whatever is put behind it", () => {
  fc.assert(
    fc.property(view, mangled, (shown, mangle) => {
      const search = wallSearch(shown);
      expect(readWall(search && mangle(search), people)).toEqual(shown);
    }),
  );
});

it.each([
  ["?hand=right)&hair=plaid", "?hand=right"],
  ["?hair=Grey,-White&sort=tallest", "?hair=grey,-white"],
  ["?hair=grey&hair=-white", "?hair=grey,-white"],
  ["?hair=grey,-grey&sort=Height.", "?hair=grey&sort=height"],
])("reads %s as %s", (search, plain) => {
  expect(readWall(search, people)).toEqual(readWall(plain, people));
  expect(readWall(plain, people)).toBeDefined();
});

it("writes plain addresses", () => {
  const hair = new Map<string, Wish>([
    ["grey", "only"],
    ["white", "not"],
  ]);
  expect(wallSearch({ wishes: { hair }, sort: "height" })).toBe("?hair=grey,-white&sort=height");
  expect(wallSearch({ wishes: { hair: new Map() }, sort: "unit" })).toBe("");
});

it.each(["?hair=plaid", "?hair=", "?sort=toString", "?sort="])("knows nothing of %s", (search) => {
  expect(readWall(search, people)).toBeUndefined();
});

it("lets parameters of other names be, and never throws", () => {
  expect(readWall("?utm_source=x", people)).toEqual({ wishes: {}, sort: "unit" });
  fc.assert(
    fc.property(anyText(), (text) => {
      readWall(`?hair=${text}`, people);
      readWall(text, people);
    }),
  );
});
