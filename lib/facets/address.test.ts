import fc from "fast-check";
import { anyText } from "../../test/any-text";
import { mangled } from "../../test/mangled-link";
import { readListView, listSearch, type CharacterListView } from "./address";
import { choicesOf, FACET_KEYS } from "./facets";
import type { FilterMode, Filters } from "./filter";
import { people } from "./people.fixtures";
import { SORTS, type Sort } from "./sort";

const mode = fc.constantFrom<FilterMode>("only", "not");
const filters = fc
  .record(
    Object.fromEntries(
      FACET_KEYS.map((key) => {
        const values = choicesOf(key, people).map(({ value }) => value);
        const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...values), mode), {
          selector: ([value]) => value,
          minLength: 1,
        });
        return [key, some.map((entries) => new Map(entries))];
      }),
    ),
    { requiredKeys: [] },
  )
  .map((some) => some as Filters);
const view = fc.record({
  filters,
  sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
}) as fc.Arbitrary<CharacterListView>;

it("reads its own addresses, with anything appended", () => {
  fc.assert(
    fc.property(view, mangled, (shown, mangle) => {
      const search = listSearch(shown);
      expect(readListView(search && mangle(search), people)).toEqual(shown);
    }),
  );
});

it.each([
  ["?hand=right)&hair=plaid", "?hand=right"],
  ["?hair=Grey,-White&sort=tallest", "?hair=grey,-white"],
  ["?hair=grey&hair=-white", "?hair=grey,-white"],
  ["?hair=grey,-grey&sort=Height.", "?hair=grey&sort=height"],
])("reads %s as %s", (search, plain) => {
  expect(readListView(search, people)).toEqual(readListView(plain, people));
  expect(readListView(plain, people)).toBeDefined();
});

it("writes plain addresses", () => {
  const hair = new Map<string, FilterMode>([
    ["grey", "only"],
    ["white", "not"],
  ]);
  expect(listSearch({ filters: { hair }, sort: "height" })).toBe("?hair=grey,-white&sort=height");
  expect(listSearch({ filters: { hair: new Map() }, sort: "unit" })).toBe("");
});

it.each(["?hair=plaid", "?hair=", "?sort=toString", "?sort="])("knows nothing of %s", (search) => {
  expect(readListView(search, people)).toBeUndefined();
});

it("lets parameters of other names be, and never throws", () => {
  expect(readListView("?utm_source=x", people)).toEqual({ filters: {}, sort: "unit" });
  fc.assert(
    fc.property(anyText(), (text) => {
      readListView(`?hair=${text}`, people);
      readListView(text, people);
    }),
  );
});
