import { creditKey, creditNames } from "./credit-names";

it.each([
  ["桑原 聖 (Arte Refact)", ["桑原聖"]],
  ["矢鴇つかさ、酒井拓也 (Arte Refact)", ["矢鴇つかさ", "酒井拓也"]],
  ["SHOW & Dirty Orange (Digz, Inc. Group)", ["SHOW", "Dirty Orange"]],
  ["YU, 山田竜平", ["YU", "山田竜平"]],
  ["invisible manners & 松井 洋平", ["invisible manners", "松井洋平"]],
  [null, []],
])("reads the people of %s", (credit, names) => expect(creditNames(credit)).toEqual(names));

it("formats a name for addresses", () => expect(creditKey("Dirty Orange")).toBe("dirty-orange"));
