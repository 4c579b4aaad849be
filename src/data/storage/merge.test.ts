import fc from "fast-check";
import { mergeChoices, mergeFavorites } from "./favorites-persistence";

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));

describe("favourites", () => {
  it("of both are merged, the stored ones first", () => {
    expect(mergeFavorites([1], [1, 3], [1, 2])).toEqual([1, 3, 2]);
  });

  it("that one side removed are gone", () => {
    expect(mergeFavorites([1, 2, 3], [1, 3], [2, 3])).toEqual([3]);
  });

  it("are unchanged while the stored ones are unknown", () => {
    expect(mergeFavorites([1, 2], undefined, [2, 3])).toEqual([2, 3]);
  });

  it("hold an id as one of the two changed it, and else as both have it", () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, stored, own) => {
        const merged = mergeFavorites(base, stored, own);
        for (let id = 1; id <= 9; id += 1) {
          const [before, there, here] = [base, stored, own].map((list) => list.includes(id));
          expect(merged.includes(id)).toBe(there === here ? there : !before);
        }
        expect(new Set(merged).size).toBe(merged.length);
      }),
    );
  });

  it("are the same for two pages that merge in turn", () => {
    fc.assert(
      fc.property(ids, ids, ids, (base, one, other) => {
        const first = mergeFavorites(base, base, one);
        const second = mergeFavorites(base, first, other);
        expect(mergeFavorites(first, second, first)).toEqual(second);
      }),
    );
  });
});

describe("choices", () => {
  const base = { unitsId: "fine", charId: 1 };

  it("are the stored ones, except for those made here since", () => {
    const stored = { unitsId: "knights", charId: 22 };
    expect(mergeChoices(base, stored, { ...base, unitsId: "spri" })).toEqual({
      unitsId: "spri",
      charId: 22,
    });
  });

  it("that equal a default are choices too", () => {
    expect(mergeChoices({}, { unitsId: "knights" }, { unitsId: "fine" })).toEqual({
      unitsId: "fine",
    });
  });
});
