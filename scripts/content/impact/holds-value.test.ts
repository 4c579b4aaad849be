import { holdsValue } from "./holds-value";

const EICHI = {
  id: 22,
  name: "Eichi",
  unit: "fine",
  circle: ["Tea", "Theater"],
  profile: { height: "178", blood: "AB", year1: { age: "17" } },
};
const WATARU = { id: 27, name: "Wataru", profile: { height: "178" } };

const holds = (data: unknown, path = "profile.height", states: unknown[] = [EICHI]) =>
  holdsValue(data, states, path);

it("finds a value of the record, however deep it is", () => {
  expect(
    holds({ unit: { members: [WATARU, { name: "Eichi", profile: { height: "178" } }] } }),
  ).toBe(true);
});

it("does not take another record with the same value for it, nor the record without the value", () => {
  const named = { id: 22, name: "Eichi" };
  expect(holds({ members: [WATARU], club: { list: [named] } })).toBe(false);
  expect(holds({ ...named, profile: { blood: "AB" } })).toBe(false);
});

it("finds the record as it was and as it is", () => {
  const now = { ...EICHI, name: "Eiichi" };
  for (const name of ["Eichi", "Eiichi"]) {
    expect(holds({ idols: [{ id: 22, name }] }, "name", [EICHI, now])).toBe(true);
  }
  expect(holds({ idols: [{ id: 22, name: "Leo" }] }, "name", [EICHI, now])).toBe(false);
});

it("knows records that stand in place of their names, and parts that are not there", () => {
  const shown = { unit: { name: "fine" }, circle: [{ key: "Tea" }, { key: "Theater" }] };
  expect(holds({ ...shown, profile: { height: "178", year1: null } })).toBe(true);
  expect(holds({ ...shown, profile: null }, "profile.year1.age")).toBe(true);
});

it("compares lists with their order and length", () => {
  expect(holds({ circle: ["Tea", "Theater"] }, "circle")).toBe(true);
  expect(holds({ circle: ["Tea"] }, "circle")).toBe(false);
});
