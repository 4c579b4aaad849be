import { castOf } from "./cast";

it("takes all members of units, by their later record, and no others", () => {
  const one = (id: number, unit: string) => ({ id, unit });
  const all = [one(10081, "spri"), one(81, "4piece"), one(301, "other"), one(22, "fine")];
  expect(castOf(all).map(({ id }) => id)).toEqual([22, 10081]);
});
