import fc from "fast-check";
import { anyText } from "../../test/any-text";
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

it("reads what it has written", () => {
  fc.assert(
    fc.property(view, (shown) => {
      expect(readWall(wallSearch(shown), people)).toEqual(shown);
    }),
  );
});

it("writes plain addresses", () => {
  const hair = new Map<string, Wish>([
    ["grey", "only"],
    ["white", "not"],
  ]);
  expect(wallSearch({ wishes: { hair }, sort: "height" })).toBe("?hair=grey,-white&sort=height");
  expect(wallSearch({ wishes: { hair: new Map() }, sort: "unit" })).toBe("");
});

it.each([
  "?hair=plaid",
  "?hair=",
  "?hair=grey,grey",
  "?hair=grey,-grey",
  "?hair=grey&hair=black",
  "?sort=toString",
  "?sort=",
])("knows nothing of %s", (search) => {
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
