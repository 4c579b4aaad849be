import fc from "fast-check";
import { filterBy, findBy } from "./find-by";

const list = fc.array(fc.record({ id: fc.nat(9), cname: fc.constantFrom("a", "b", "c") }));

test("finds the same as a search through the whole list, in order", () => {
  fc.assert(
    fc.property(list, fc.nat(9), fc.constantFrom("a", "b", "c", "d"), (records, id, cname) => {
      expect(filterBy(records, "cname", cname)).toEqual(
        records.filter((record) => record.cname === cname),
      );
      expect(findBy(records, "id", id)).toBe(records.find((record) => record.id === id));
    }),
  );
});

test("finds nothing by a value that is missing", () => {
  expect(findBy([{ id: 1 }], "id", undefined)).toBeUndefined();
});

test("keeps lists apart", () => {
  const [one, two] = [[{ id: 1 }], [{ id: 1 }]];
  expect(findBy(one, "id", 1)).toBe(one[0]);
  expect(findBy(two, "id", 1)).toBe(two[0]);
});
