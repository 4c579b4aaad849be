import { recordLinks } from "./record-links";

/** The members of a unit with this list; `asked` collects the look-ups. */
function membersOf(list: unknown, asked: object[] = []) {
  const names = new Map([
    [6, "Wataru"],
    [22, "Eichi"],
  ]);
  const nodeModel = {
    findOne: async (args: { query: { filter: { jsonId: { eq: number } } } }) => {
      asked.push(args);
      return names.get(args.query.filter.jsonId.eq) ?? null;
    },
  };
  const field = recordLinks.extend({ type: "Character", by: "jsonId", from: "list" });
  return field.resolve({ list }, {}, { nodeModel } as never);
}

test("gives the records in the order of the keys, each looked up by itself", async () => {
  const asked: object[] = [];
  expect(await membersOf([22, 7, 6], asked)).toEqual(["Eichi", null, "Wataru"]);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({ type: "Character", query: { filter: { jsonId: { eq: 22 } } } });
});

test("gives nothing where there is no list, and an empty one for an empty one", async () => {
  expect(await membersOf(undefined)).toBeNull();
  expect(await membersOf([])).toEqual([]);
});
